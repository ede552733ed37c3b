/** Restores the database to its earlier state: much faster than creating everyone again. */
import type { Database } from '../../src/platform/db/database.ts';
import { numberKeysAnew } from './database.ts';
import { IS_GUARDED, withoutGuards } from './guards.ts';

interface Snapshot {
  restore: () => Promise<void>;
}

interface SnapshotTable {
  name: string;
  isGuarded: boolean;
}

/** Writes only rows that differ: a table that is rewritten each time gets slower from call to call. */
const restoreTable = (name: string): string => `
  DELETE FROM public.${name} row WHERE row::text NOT IN (SELECT kept::text FROM kept.${name} kept);
  INSERT INTO public.${name}
    SELECT kept.* FROM kept.${name} kept WHERE kept::text NOT IN (SELECT row::text FROM public.${name} row)`;

/**
 * Whether a table differs from its copy: a later transaction wrote some of its rows, or the number of rows differs.
 * Restoring is itself a transaction, after which every table equals its copy.
 */
const differs = ({ name }: SnapshotTable): string => `
  SELECT '${name}' AS name FROM public.${name}
    HAVING count(*) FILTER (WHERE xmin::text::bigint > $1) > 0 OR count(*) <> (SELECT count(*) FROM kept.${name})`;

/** Copies every table; `restore` restores the rows and the sequences. */
export async function takeSnapshot({ pool }: Pick<Database, 'pool'>): Promise<Snapshot> {
  const { rows: tables } = await pool.query<SnapshotTable>(
    `SELECT quote_ident(tablename) AS name, ${IS_GUARDED} AS "isGuarded" FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('TouchedTable', '_prisma_migrations')`,
  );
  const { rows: numbers } = await pool.query<{ name: string; last: string }>(
    `SELECT quote_ident(sequencename) AS name, coalesce(last_value, 0) + 1 AS last FROM pg_sequences WHERE schemaname = 'public'`,
  );
  await pool.query(
    `CREATE SCHEMA kept; ${tables.map(({ name }) => `CREATE TABLE kept.${name} AS TABLE public.${name}`).join('; ')}`,
  );
  const changed = { name: 'changedTables', text: tables.map(differs).join(' UNION ALL ') };
  const always = [
    ...numbers.map(({ name, last }) => `SELECT setval('public.${name}', ${last}, false)`),
    'DELETE FROM pgboss.job',
  ];
  const readTransaction = async (): Promise<string> =>
    (await pool.query('SELECT pg_current_xact_id()::text AS id')).rows[0].id;
  let restored = await readTransaction();
  return {
    restore: async () => {
      numberKeysAnew();
      const { rows } = await pool.query<{ name: string }>(changed, [restored]);
      const isChanged = ({ name }: SnapshotTable) => rows.some((row) => row.name === name);
      const restoring = (isGuarded: boolean) =>
        tables
          .filter((table) => table.isGuarded === isGuarded && isChanged(table))
          .map(({ name }) => restoreTable(name));
      const guarded = restoring(true);
      const statements = [
        ...restoring(false),
        ...(guarded.length > 0 ? [withoutGuards(guarded.join('; '))] : []),
        ...always,
      ];
      // A replica session fires no triggers or foreign keys, so the order does not matter.
      await pool.query(
        `BEGIN; SET LOCAL session_replication_role = replica; ${statements.join('; ')}; COMMIT`,
      );
      restored = await readTransaction();
    },
  };
}
