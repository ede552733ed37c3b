/** Whether tables have changed since a moment in the database's own order of transactions. */
import { db, defineChange, defineRow, type Instant, sql } from './define.ts';

/**
 * The moment of this statement, and whether any of these tables has changed since the given moment. A moment is what a
 * statement sees: transactions that had not been committed by then count as changes once they are. A server that has
 * been
 * restarted or replaced counts as another one, because it may have lost transactions and reused their numbers.
 */
export const momentOf = defineRow(
  { tables: 'text[]', snapshot: 'text', server: 'text' },
  ({ tables, snapshot, server }) =>
    db.selectNoFrom(({ selectFrom, exists, or }) => {
      const asSnapshot = sql`${snapshot}::pg_snapshot`;
      const now = sql<string>`pg_postmaster_start_time()::text`;
      return [
        sql<string>`pg_current_snapshot()::text`.as('snapshot'),
        now.as('server'),
        or([
          sql<boolean>`${now} <> ${server}`,
          exists(
            selectFrom('TouchedTable as touched')
              .where((eb) => eb('touched.name', '=', eb.fn.any(tables)))
              .where('touched.transaction', '>=', sql<number>`pg_snapshot_xmin(${asSnapshot})::text::bigint`)
              .where(sql<boolean>`not pg_visible_in_snapshot(touched.transaction::text::xid8, ${asSnapshot})`)
              .select('touched.name'),
          ),
        ])
          .$castTo<boolean>()
          .as('isTouched'),
      ];
    }),
);

/** Forgets changes older than any kept value. */
export const forgottenTouches = defineChange({}, () =>
  db.deleteFrom('TouchedTable').where('touchedAt', '<', sql<Instant>`now() - interval '1 hour'`),
);
