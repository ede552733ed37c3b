/**
 * Limits for guessing passwords.
 *
 * Every attempt is recorded before the password is checked, in its own statement, so parallel requests and aliases of
 * one request count one by one; the table survives a restart. An attempt is refused
 *   - after 10 attempts of one client for one address within 15 minutes,
 *   - after 100 attempts of one client for any addresses within 15 minutes,
 *   - after 100 attempts for one address within a day, unless its owner has signed in from this client before: others
 *     cannot lock the owner out. Success clears the client's attempts for that address; a new password or an
 *     administrator clears the counts of all clients.
 * A refused attempt is not checked and does not count, so no one is locked out for longer than the window, nor by
 * attempts that a wrong clock dated in the future. One request tries one password. A client is an IPv4 address or the
 * /64 network of an IPv6 address; a browser in which the owner has signed in before is its own client, wherever it is.
 */
import { record } from '../audit/record.ts';
import type { Context, Tx } from '../operation/context.ts';
import { requestError } from '../operation/errors.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { keyedHash } from '../platform/lib/keys.ts';
import { batched } from '../platform/sql/batched.ts';
import { toClientKey } from './client.ts';
import { attemptCounts, triesByAddress } from './signInLimits.sql.ts';

const WINDOW_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** The largest difference between two processes' clocks. Anything later was written with a wrong clock. */
const SKEW_MS = 60_000;
const PER_ADDRESS_AND_CLIENT = 10;
const PER_CLIENT = 100;
const PER_ADDRESS_A_DAY = 100;
/** One in this many attempts also deletes attempts that no limit needs anymore. */
const SWEEP_EVERY = 200n;

/** The owner of an address, if there is one. */
export interface Claimed {
  emailKey: string;
  id?: string;
}

/** Records an attempt to sign in as the owner of the address. Throws RATE_LIMITED with the seconds to wait. */
export async function admitAttempt(context: Context, claimed: Claimed): Promise<void> {
  if (context.request.hasTried) throw requestError('RATE_LIMITED', 1);
  context.request.hasTried = true;
  const { db } = context;
  const now = context.now();
  const attempt = {
    addressKey: toAddressKey(context, claimed.emailKey),
    client: toTrier(context, claimed.id),
  };
  const { id } = await db.signInAttempt.create({ data: { ...attempt, at: now }, select: { id: true } });
  if (id % SWEEP_EVERY === 0n) {
    await db.signInAttempt.deleteMany({ where: { at: { lt: new Date(now.getTime() - DAY_MS) } } });
  }
  const freeAt = await whenFree(context, claimed, attempt, now);
  if (freeAt === null) return;
  await db.signInAttempt.deleteMany({ where: { id } });
  await recordRefusedClient(context, now);
  throw requestError('RATE_LIMITED', Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)));
}

/** Deletes the client's attempts for the address, because its owner is known now. */
export async function forgetAttempts(tx: Tx, context: Context, { emailKey, id }: Claimed): Promise<void> {
  const clients = [toClientKey(context.request.ipAddress), toTrier(context, id)];
  await tx.signInAttempt.deleteMany({
    where: { addressKey: toAddressKey(context, emailKey), client: { in: clients } },
  });
}

/**
 * Deletes every client's attempts for the address, after a new password or an administrator's unlock. Returns how many.
 */
export async function forgetAllAttempts(tx: Tx, context: Context, emailKey: string): Promise<number> {
  const { count } = await tx.signInAttempt.deleteMany({
    where: { addressKey: toAddressKey(context, emailKey) },
  });
  return count;
}

/**
 * Whether some client, or everyone but the owner's own, is refused for this address now; `forgetAllAttempts` ends this.
 */
export const isLockedOut = batched(async (context: Context, emailKeys): Promise<Map<string, boolean>> => {
  const byAddressKey = new Map(emailKeys.map((emailKey) => [toAddressKey(context, emailKey), emailKey]));
  const tries = await context.sql.read(
    context,
    triesByAddress({ addressKeys: [...byAddressKey.keys()], ...spans(context.now()) }),
  );
  return new Map(
    [...byAddressKey].map(([addressKey, emailKey]) => {
      const { address = 0, pair = 0 } = tries[addressKey] ?? {};
      return [emailKey, Number(pair) >= PER_ADDRESS_AND_CLIENT || address >= PER_ADDRESS_A_DAY];
    }),
  );
});

const toAddressKey = ({ keys }: Context, emailKey: string): string => keyedHash(keys.signInLimit, emailKey);

/** Who is trying: the owner's own browser is recognized wherever it is. */
const toTrier = ({ request: { device, ipAddress } }: Context, ownerId: string | undefined): string =>
  ownerId && device?.knows(ownerId) ? `device ${device.id}` : toClientKey(ipAddress);

/** The queue for checking this owner's password. A flood delays only others of the same client. */
export const toLine = (context: Context, ownerId?: string): string =>
  context.viewer?.id ?? toTrier(context, ownerId);

/** The times that the limits cover. */
const spans = (now: Date) => ({
  windowStart: new Date(now.getTime() - WINDOW_MS),
  dayStart: new Date(now.getTime() - DAY_MS),
  latest: new Date(now.getTime() + SKEW_MS),
});

/** How many milliseconds until the recorded attempt is within every limit; null if it is now. */
async function whenFree(
  context: Context,
  claimed: Claimed,
  attempt: { addressKey: string; client: string },
  now: Date,
): Promise<number | null> {
  const [counts] = await context.sql.rows(attemptCounts({ ...attempt, ...spans(now) }));
  if (counts!.pair > PER_ADDRESS_AND_CLIENT) return Math.round(counts!.pairSince!) + WINDOW_MS;
  if (counts!.client > PER_CLIENT) return Math.round(counts!.clientSince!) + WINDOW_MS;
  if (counts!.address > PER_ADDRESS_A_DAY && !(await isOwnersClient(context, claimed)))
    return Math.round(counts!.addressSince!) + DAY_MS;
  return null;
}

/** Whether the owner of the address has had a session in this client. */
async function isOwnersClient({ db, request }: Context, { emailKey, id }: Claimed): Promise<boolean> {
  if (id && request.device?.knows(id)) return true;
  const sessions = await db.session.findMany({
    where: { user: { emailKey } },
    distinct: ['ipAddress'],
    select: { ipAddress: true },
  });
  const client = toClientKey(request.ipAddress);
  return sessions.some(({ ipAddress }) => toClientKey(ipAddress) === client);
}

/** One entry per client and window, so that a client that is refused all day does not fill the audit log. */
async function recordRefusedClient(context: Context, now: Date): Promise<void> {
  const { ipAddress } = context.request;
  const known = await context.db.auditLog.findFirst({
    where: { action: 'RATE_LIMITED', ipAddress, timestamp: { gt: new Date(now.getTime() - WINDOW_MS) } },
    select: { id: true },
  });
  if (known) return;
  await inTransaction(context.db, (tx) =>
    record(tx, context, { action: 'RATE_LIMITED', entityType: 'Client', userId: null }),
  );
}
