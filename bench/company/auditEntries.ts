/** A long audit log, made by the database itself: years of a busy company in seconds. */

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { computeDigest, hashLink, type Link } from '../../api/src/audit/digest.ts';
import { disableTimeout } from '../../api/src/platform/db/pools.ts';

/** So many at once: the embedded database must not seem to hang. */
const CHUNK = 20_000;

/** How the entries are spread: a sign-in in nearly every second one, an error in one of forty. */
const INSERT = `
  INSERT INTO "AuditLog" (id, timestamp, level, action, "entityType", "entityId", "userId", "ipAddress", "userAgent",
    "newValues", digest)
  SELECT gen_random_uuid(), date_trunc('milliseconds', now()) - n * interval '2 minutes',
    (CASE WHEN n % 40 = 0 THEN 'ERROR' WHEN n % 9 = 0 THEN 'WARNING' ELSE 'INFO' END)::"LogLevel",
    (ARRAY['USER_LOGIN', 'TIME_LOG_CREATED', 'USER_LOGIN', 'PAYROLL_CALCULATED', 'USER_LOGIN_FAILED'])[1 + n % 5],
    'User', people[1 + n / 40 % cardinality(people)], people[1 + n / 40 % cardinality(people)]::uuid, '192.0.2.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    jsonb_build_object('number', n, 'totalPay', n % 2000), encode(sha256(n::text::bytea), 'hex')
  FROM generate_series($1::int, $2::int) n, (SELECT $3::text[] AS people) given`;

/** Entries that were written at once are sealed in any order: those so far before the head may still be open. */
const LOOK_BACK = 1_000;

/**
 * Links for the entries behind the head of the chain, so that no server has a backlog to seal. All hashes but the newest
 * are made up, of the length that the portal's have, so that its sealer continues from them: the log can be read and
 * written on, and its verification would find it broken.
 */
const SEAL = `
  INSERT INTO "AuditSeal" (position, "auditLogId", sequence, digest, "previousHash", hash)
  SELECT coalesce(head.position, 0) + row_number() OVER (ORDER BY entry.sequence), entry.id, entry.sequence,
    entry.digest, made_up.hash, made_up.hash
  FROM "AuditLog" entry
  CROSS JOIN LATERAL (SELECT encode(sha256(entry.sequence::text::bytea), 'hex') AS hash) made_up
  LEFT JOIN (SELECT position, sequence FROM "AuditSeal" ORDER BY position DESC LIMIT 1) head ON true
  WHERE entry.sequence > coalesce(head.sequence, 0) - ${LOOK_BACK}
    AND NOT EXISTS (SELECT FROM "AuditSeal" seal WHERE seal."auditLogId" = entry.id)`;

/** The newest link gets its true hash: by it a portal knows that the chain goes on under its key. */
async function proveHead(client: pg.ClientBase, auditKey: Buffer): Promise<void> {
  const { rows } = await client.query<Link & { previousHash: string }>(
    'SELECT position, "auditLogId", sequence, digest, "ledgerDigest", "previousHash" FROM "AuditSeal" ORDER BY position DESC LIMIT 1',
  );
  for (const link of rows)
    await client.query('UPDATE "AuditSeal" SET hash = $1 WHERE position = $2', [
      hashLink(auditKey, link.previousHash, link),
      link.position,
    ]);
}

/** An entry with a true digest: by the log's oldest ones a portal knows that it has the right key. */
async function addFirstEntry(client: pg.ClientBase, auditKey: Buffer): Promise<void> {
  const entry = {
    ...{
      id: randomUUID(),
      timestamp: new Date('2020-01-06T12:00:00Z'),
      level: 'INFO',
      action: 'USER_CREATED',
    },
    ...{
      entityType: 'User',
      entityId: null,
      userId: null,
      ipAddress: null,
      userAgent: null,
      requestId: null,
    },
    ...{ oldValues: null, newValues: null },
  };
  await client.query(
    `INSERT INTO "AuditLog" (id, timestamp, level, action, "entityType", digest) VALUES ($1, $2, 'INFO', $3, 'User', $4)`,
    [entry.id, entry.timestamp, entry.action, computeDigest(auditKey, entry)],
  );
}

/** Adds so many entries by the people, the newest from just now, one every two minutes back. */
export async function addAuditEntries(
  client: pg.ClientBase,
  { auditKey, people, entries }: { auditKey: Buffer; people: readonly string[]; entries: number },
): Promise<void> {
  await addFirstEntry(client, auditKey);
  for (let from = 1; from <= entries; from += CHUNK) {
    await client.query(INSERT, [from, Math.min(from + CHUNK - 1, entries), people]);
    await client.query(SEAL);
  }
  await proveHead(client, auditKey);
}

/** The portal's own sealers wait for this lock, and so does what is sealed in their stead. */
const CHAIN_LOCK = 4_202_311;

/** Seals what servers without a sealer have written, which is not for the portal to make good. */
export async function sealNewest(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  disableTimeout(client);
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [CHAIN_LOCK]);
    await client.query(SEAL);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
