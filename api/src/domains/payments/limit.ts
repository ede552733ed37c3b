/**
 * The company's limit for money that one person hands out alone; plans/takings.ts compares it with what is taken off
 * pay. It covers what someone is given now and within the last 7 days, including advances and bank files, so that no one
 * can split a payment to stay below it. People paid to the same account count together.
 */
import { type Cents, formatMoney, fromDecimal, sumCents } from 'rules/money';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ForbiddenError } from '../../operation/errors.ts';
import { LOCKS } from '../../platform/db/locks.ts';
import { advisoryLock } from '../../platform/sql/locks.sql.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { requireFresh } from '../../viewer/freshSession.ts';
import { agreedInFiles, recordedSince, sharingAccounts } from './limit.sql.ts';

const COUNTED_MS = 7 * 86_400_000;

/** What someone is about to be given. */
export interface Given {
  userId: string;
  net: Cents;
  /** The key of the run, if its payment is being recorded. */
  id?: string;
}

type Reader = Pick<Tx, 'companyProfile' | '$queryRaw' | '$executeRaw'>;

/** The limit; null if the company has none. */
export async function readLimit(reader: Pick<Tx, 'companyProfile'>): Promise<Cents | null> {
  const company = await reader.companyProfile.findUnique({
    where: { id: 1 },
    select: { secondPersonAbove: true },
  });
  return company && company.secondPersonAbove !== null ? fromDecimal(company.secondPersonAbove) : null;
}

/** When the days began that count together. */
export const countedSince = ({ now }: Pick<Context, 'now'>): Date => new Date(now().getTime() - COUNTED_MS);

/**
 * The limit, and who would be given more; null if the company has none. One person can record runs that two people
 * approved in a bank file.
 */
export async function findAboveLimit(
  reader: Reader,
  context: Pick<Context, 'now'>,
  given: readonly Given[],
): Promise<{ limit: Cents; people: ReadonlySet<string> } | null> {
  const limit = await readLimit(reader);
  if (limit === null) return null;
  const recording = given.flatMap(({ id }) => id ?? []);
  const agreed = new Set(
    recording.length > 0
      ? (await rowsIn(reader, agreedInFiles({ runs: recording }))).map(({ runId }) => runId)
      : [],
  );
  const sums = new Map<string, Cents>();
  /** Without amounts that two people approved. */
  const alone = new Map<string, Cents>();
  for (const { userId, net, id } of given) {
    sums.set(userId, (sums.get(userId) ?? 0) + net);
    if (id === undefined || !agreed.has(id)) alone.set(userId, (alone.get(userId) ?? 0) + net);
  }
  const people = [...sums.keys()];
  const since = countedSince(context);
  const together = new Map(people.map((person) => [person, new Set([person])]));
  for (const { userId, otherId } of await rowsIn(reader, sharingAccounts({ people, since })))
    together.get(userId)?.add(otherId);
  // The callers lock their payees, not who shares an account with them: the next one counts what this one gives.
  if ([...together.values()].some(({ size }) => size > 1))
    await rowsIn(reader, advisoryLock({ number: LOCKS.sharedAccounts }));
  const withSharers = [...new Set([...together.values()].flatMap((ones) => [...ones]))];
  const before = await rowsIn(reader, recordedSince({ people: withSharers, since, recording }));
  const earlier = new Map(before.map(({ userId, cents }) => [userId, cents]));
  const isAbove = (person: string) =>
    (alone.get(person) ?? 0) > 0 &&
    sumCents([...together.get(person)!].map((one) => (sums.get(one) ?? 0) + (earlier.get(one) ?? 0))) > limit;
  return { limit, people: new Set(people.filter(isAbove)) };
}

/** The limit if someone would be given more; null if one person is enough. */
export async function findExceededLimit(
  reader: Reader,
  context: Pick<Context, 'now'>,
  given: readonly Given[],
): Promise<Cents | null> {
  const above = await findAboveLimit(reader, context, given);
  return above?.people.size ? above.limit : null;
}

/** For ways to mark runs as paid that cannot ask a second person. Throws ConflictError. */
export async function assertOneIsEnough(
  reader: Reader,
  context: Pick<Context, 'now'>,
  given: readonly Given[],
): Promise<void> {
  const limit = await findExceededLimit(reader, context, given);
  if (limit !== null)
    throw new ConflictError(
      `Payments above ${formatMoney(limit)} need a second person. Use Record Payment, and someone else approves it.`,
    );
}

/**
 * Money above the limit needs a person who has just confirmed who they are, and no script. Returns whether it is above.
 * Throws FRESH_SESSION_REQUIRED, and ForbiddenError for an access token.
 */
export const confirmAboveLimit = async (
  context: SignedInContext,
  given: readonly Given[],
): Promise<boolean> =>
  confirmIfAbove(context, (await findExceededLimit(context.db, context, given)) !== null);

/**
 * The same if it is already known whether the amount is above the limit. A transaction calls it when another person's
 * change has brought the amount above the limit in the meantime.
 */
export async function confirmIfAbove(context: SignedInContext, isAbove: boolean, tx?: Tx): Promise<boolean> {
  if (!isAbove) return false;
  if (!(await requireFresh(context, tx)))
    throw new ForbiddenError('An access token can’t do this above the one-person limit. Sign in instead.');
  return true;
}
