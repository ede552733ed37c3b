/** The content of a database as one text: equal before and after anything that must change nothing. */
import type { Pool } from 'pg';
import type { Database } from '../../src/platform/db/database.ts';

/**
 * Traces of the requests themselves: refusals, and when a session was last seen; and the tables that say
 * when the others changed.
 */
const TRACES = [
  ...['AuditLog', 'AuditSeal', 'LedgerSeal', 'RecordChange', 'TouchedTable'],
  ...['SignInAttempt', 'Session', '_prisma_migrations'],
];

/** The last use of an access token is a trace too, in a table with other data. */
const toRowSql = (name: string): string =>
  name === 'PersonalAccessToken' ? `(to_jsonb(t) - 'lastUsedAt')::text` : 't::text';

async function writeStatement(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  return tables
    .filter(({ name }) => !TRACES.includes(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(string_agg(${toRowSql(name)}, '|' ORDER BY ${toRowSql(name)})) AS hash FROM "${name}" t`,
    )
    .join(' UNION ALL ');
}
const statements = new WeakMap<Pool, Promise<string>>();

export async function fingerprint({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>): Promise<string> {
  const statement = statements.get(pool) ?? writeStatement(pool);
  statements.set(pool, statement);
  const { rows } = await pool.query<{ name: string; hash: string | null }>({
    text: await statement,
    // Each connection plans this once, and the embedded server sees one connection.
    ...(embedded ? {} : { name: 'fingerprint' }),
  });
  // A server may send the parts in any order.
  return rows
    .map(({ name, hash }) => `${name}:${hash}`)
    .sort()
    .join('\n');
}

/** The tables in which two fingerprints differ. */
export function changedTables(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').flatMap((line) => (known.has(line) ? [] : line.slice(0, line.indexOf(':'))));
}
