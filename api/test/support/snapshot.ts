/** The database put back as it was: much faster than creating everybody again. */
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

/** Whether a table has other rows than it had. */
const isOther = (name: string): string =>
  `EXISTS (TABLE public.${name} EXCEPT TABLE kept.${name}) OR EXISTS (TABLE kept.${name} EXCEPT TABLE public.${name})`;

function restoreTables(tables: readonly SnapshotTable[]): string {
  const namesOf = (isGuarded: boolean) =>
    tables.filter((table) => table.isGuarded === isGuarded).map(({ name }) => name);
  return [
    ...namesOf(false).map(restoreTable),
    withoutGuards(namesOf(true).map(restoreTable).join('; '), namesOf(true).map(isOther).join(' OR ')),
  ].join('; ');
}

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
  const statements = [
    restoreTables(tables),
    ...numbers.map(({ name, last }) => `SELECT setval('public.${name}', ${last}, false)`),
    'DELETE FROM pgboss.job',
  ];
  // A replica's session fires neither triggers nor foreign keys, so the order is free.
  const restore = `BEGIN; SET LOCAL session_replication_role = replica; ${statements.join('; ')}; COMMIT`;
  return {
    restore: async () => {
      numberKeysAnew();
      await pool.query(restore);
    },
  };
}
