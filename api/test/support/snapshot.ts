/** The database put back as it was: much faster than creating everyone again. */
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

/** Only rows that differ are written: a table that is written anew each time gets slower from call to call. */
const restoreTable = (name: string): string => `
  DELETE FROM public.${name} row WHERE row::text NOT IN (SELECT kept::text FROM kept.${name} kept);
  INSERT INTO public.${name}
    SELECT kept.* FROM kept.${name} kept WHERE kept::text NOT IN (SELECT row::text FROM public.${name} row)`;

/**
 * Whether a table differs from its copy: it has rows that a later transaction wrote, or another number of rows.
 * Restoring is itself a transaction, after which every table is as its copy.
 */
const differs = ({ name }: SnapshotTable): string => `
  SELECT '${name}' AS name FROM public.${name}
    HAVING count(*) FILTER (WHERE xmin::text::bigint > $1) > 0 OR count(*) <> (SELECT count(*) FROM kept.${name})`;

/** Copies every table; `restore` puts the rows and the numbering back. */
export async function takeSnapshot({ pool }: Pick<Database, 'pool'>): Promise<Snapshot> {
  const { rows: tables } = await pool.query<SnapshotTable>(
    `SELECT quote_ident(tablename) AS name, ${IS_GUARDED} AS "isGuarded" FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
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
      // A replica's session fires neither triggers nor foreign keys, so the order is free.
      await pool.query(
        `BEGIN; SET LOCAL session_replication_role = replica; ${statements.join('; ')}; COMMIT`,
      );
      restored = await readTransaction();
    },
  };
}
