/** What a database holds, as one text: equal before and after whatever must not change anything. */
import type { Database } from '../db/database.ts';

/** Traces that asking itself leaves: who was refused, and when a session was last seen. */
const TRACES = ['AuditLog', 'AuditSeal', 'SignInAttempt', 'Session', '_prisma_migrations'];

export async function fingerprint({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const parts = tables
    .filter(({ name }) => !TRACES.includes(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM "${name}" t`,
    );
  const { rows } = await pool.query<{ name: string; hash: string | null }>(parts.join(' UNION ALL '));
  return rows.map(({ name, hash }) => `${name}:${hash}`).join('\n');
}
