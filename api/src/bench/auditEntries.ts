/** A long audit log, made by the database itself: years of a busy company in seconds. */
import type pg from 'pg';
import { waitPatiently } from '../db/pools.ts';

const CHUNK = 50_000;

/** How the entries are spread: a sign-in in nearly every second one, an error in one of forty. */
const INSERT = `
  INSERT INTO "AuditLog" (id, timestamp, level, action, "entityType", "entityId", "userId", "ipAddress", "userAgent",
    "newValues", digest)
  SELECT gen_random_uuid(), timestamptz '2026-11-18 17:00Z' - n * interval '40 seconds',
    (CASE WHEN n % 40 = 0 THEN 'ERROR' WHEN n % 9 = 0 THEN 'WARNING' ELSE 'INFO' END)::"LogLevel",
    (ARRAY['USER_LOGIN', 'TIME_LOG_CREATED', 'USER_LOGIN', 'PAYROLL_CALCULATED', 'USER_LOGIN_FAILED'])[1 + n % 5],
    'User', people[1 + n / 40 % cardinality(people)], people[1 + n / 40 % cardinality(people)]::uuid, '192.0.2.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    jsonb_build_object('number', n, 'totalPay', n % 2000), md5(n::text)
  FROM generate_series($1::int, $2::int) n, (SELECT $3::text[] AS people) given`;

/** Adds so many entries by the people, the newest at noon in New York of 2026-11-18, one every forty seconds. */
export async function addAuditEntries(pool: pg.Pool, people: string[], entries: number): Promise<void> {
  const client = await pool.connect();
  waitPatiently(client);
  try {
    for (let from = 1; from <= entries; from += CHUNK) {
      await client.query('BEGIN');
      // Faster without a look at the person of each entry, and as slow as it has to be.
      await client.query('SET LOCAL session_replication_role = replica');
      await client.query('SET LOCAL statement_timeout = 0');
      await client.query(INSERT, [from, Math.min(from + CHUNK - 1, entries), people]);
      await client.query('COMMIT');
    }
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM ANALYZE "AuditLog"');
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}
