/**
 * Inserts people as they are after they were added, chose a password and signed in. Nearly every test starts with a
 * person, and few are about how an account is created: one statement takes a tenth of the time.
 */
import { randomBytes } from 'node:crypto';
import { record } from '../../src/audit/record.ts';
import type { NewUser } from '../../src/domains/people/accounts.ts';
import { renameEmail } from '../../src/domains/people/accounts.ts';
import { systemContext } from '../../src/operation/context.ts';
import type { Services } from '../../src/operation/services.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { RawTx } from '../../src/platform/sql/transaction.ts';
import { SESSION_SECONDS, signSessionToken } from '../../src/viewer/tokens.ts';

const PERSON = `
  WITH person AS (
    INSERT INTO "User" (id, kind, "firstName", "lastName", email, "emailKey", phone, "isActive", "dailyRate",
        "passwordHash", "createdAt", "updatedAt")
      VALUES ($1, $2::"UserKind", $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
  ), given AS (
    INSERT INTO "RoleAssignment" ("userId", role, "assignedAt")
      -- They have had them for a while: who has just got one is no one's second person.
      SELECT $1, role, $11::timestamptz - interval '30 days' FROM unnest($12::"RoleName"[]) role
  ), session AS (
    INSERT INTO "Session" (id, "userId", "createdAt", "lastSeenAt", "confirmedAt", "expiresAt")
      VALUES ($13, $1, $11, $11, $14, $11 + make_interval(secs => $15))
  )`;

let lastMillisecond = 0;

/**
 * A key like the ones from Prisma's client: from the machine's clock, which no test sets. Each key is greater than the
 * last.
 */
function newKey(): string {
  const bytes = randomBytes(16);
  lastMillisecond = Math.max(Date.now(), lastMillisecond + 1);
  bytes.writeUIntBE(lastMillisecond, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The columns of a session that starts now, and its remaining whole seconds, because a token counts whole seconds. */
function newSession(services: Services) {
  const now = services.now();
  const begun = new Date(Math.floor(now.getTime() / 1000) * 1000);
  return {
    ...{ id: newKey(), now, confirmedAt: now },
    seconds: SESSION_SECONDS - (now.getTime() - begun.getTime()) / 1000,
  };
}

/** One more session of a person, like a sign-in's. Returns its token. */
export async function insertSession(
  { pool, embedded }: Pick<Database, 'pool' | 'embedded'>,
  services: Services,
  userId: string,
): Promise<string> {
  const { id, now, confirmedAt, seconds } = newSession(services);
  await pool.query({
    text: `INSERT INTO "Session" (id, "userId", "createdAt", "lastSeenAt", "confirmedAt", "expiresAt")
      VALUES ($1, $2, $3::timestamptz, $3, $4, $3 + make_interval(secs => $5))`,
    values: [id, userId, now, confirmedAt, seconds],
    ...(embedded ? {} : { name: 'session of a test' }),
  });
  return signSessionToken(services.keys.session, { userId, sessionId: id }, now);
}

type Person = Omit<NewUser, 'password' | 'dailyRate'> & {
  passwordHash: string;
  dailyRate?: number | undefined;
};

/** Returns the session's key and token. */
export async function insertPerson(
  { pool, embedded }: Pick<Database, 'pool' | 'embedded'>,
  services: Services,
  person: Person,
): Promise<{ key: string; token: string }> {
  const { kind, firstName, lastName, roles, phone = null, isActive = true, passwordHash } = person;
  const { email, emailKey } = renameEmail(person.email);
  const key = newKey();
  const { id: sessionId, now, confirmedAt, seconds } = newSession(services);
  const values = [
    ...[key, kind, firstName, lastName, email, emailKey, phone, isActive],
    ...[person.dailyRate?.toFixed(2) ?? null, passwordHash, now, roles],
    ...[sessionId, confirmedAt, seconds],
  ];
  // The same statement writes the audit entry after its own values.
  const tx = {
    $executeRaw: async (entry: { text: string; values: unknown[] }) =>
      (
        await pool.query({
          text: `${PERSON} ${entry.text.replaceAll(/\$(\d+)/g, (_, place) => `$${Number(place) + values.length}`)}`,
          values: [...values, ...entry.values],
          // Each connection plans this once, and the embedded server sees one connection.
          ...(embedded ? {} : { name: 'person of a test' }),
        })
      ).rowCount,
  } as unknown as RawTx;
  await record(tx, systemContext(services), {
    action: 'USER_CREATED',
    entityType: 'User',
    entityId: key,
    newValues: { kind, firstName, lastName, email: person.email, roles, isActive },
  });
  return { key, token: signSessionToken(services.keys.session, { userId: key, sessionId }, now) };
}
