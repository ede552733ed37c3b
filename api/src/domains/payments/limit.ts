/**
 * The company's limit for money that one person hands out, or has taken off pay, alone. What counts is what someone is
 * given now and what they were given within the last 7 days, advances and files for the bank included: a payment cannot
 * be split to stay below it. People who are paid to the same account count together.
 */
import { type Cents, formatMoney, fromDecimal, sumCents } from 'rules/money';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ForbiddenError } from '../../operation/errors.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { requireFresh } from '../../viewer/freshSession.ts';
import { agreedInFiles, deductedSince, recordedSince, sharingAccounts } from './limit.sql.ts';

const COUNTED_MS = 7 * 86_400_000;

/** What someone is about to be given. */
export interface Given {
  userId: string;
  net: Cents;
  /** Of a payment that is being recorded: the key of its run. */
  id?: string;
}

type Reader = Pick<Tx, 'companyProfile' | '$queryRaw' | '$executeRaw'>;

/** The limit; null where the company has none. */
export async function readLimit(reader: Pick<Tx, 'companyProfile'>): Promise<Cents | null> {
  const company = await reader.companyProfile.findUnique({
    where: { id: 1 },
    select: { secondPersonAbove: true },
  });
  return company && company.secondPersonAbove !== null ? fromDecimal(company.secondPersonAbove) : null;
}

/** Whether a deduction, with those that were entered for the person within the last 7 days, takes more than the limit. */
export async function isDeductionAboveLimit(
  reader: Reader,
  { now }: Pick<Context, 'now'>,
  { userId, net }: Given,
): Promise<boolean> {
  const limit = await readLimit(reader);
  if (limit === null) return false;
  const since = new Date(now().getTime() - COUNTED_MS);
  const [before] = await rowsIn(reader, deductedSince({ userId, since }));
  return net + (before?.cents ?? 0) > limit;
}

/**
 * The limit, and who would be given more than it; null where the company has none. Runs that two people have agreed to
 * in a file for the bank are recorded by one.
 */
export async function findAboveLimit(
  reader: Reader,
  { now }: Pick<Context, 'now'>,
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
  /** Without what two have agreed to. */
  const alone = new Map<string, Cents>();
  for (const { userId, net, id } of given) {
    sums.set(userId, (sums.get(userId) ?? 0) + net);
    if (id === undefined || !agreed.has(id)) alone.set(userId, (alone.get(userId) ?? 0) + net);
  }
  const people = [...sums.keys()];
  const since = new Date(now().getTime() - COUNTED_MS);
  const together = new Map(people.map((person) => [person, new Set([person])]));
  for (const { userId, otherId } of await rowsIn(reader, sharingAccounts({ people, since })))
    together.get(userId)?.add(otherId);
  const withSharers = [...new Set([...together.values()].flatMap((ones) => [...ones]))];
  const before = await rowsIn(reader, recordedSince({ people: withSharers, since, recording }));
  const earlier = new Map(before.map(({ userId, cents }) => [userId, cents]));
  const isAbove = (person: string) =>
    (alone.get(person) ?? 0) > 0 &&
    sumCents([...together.get(person)!].map((one) => (sums.get(one) ?? 0) + (earlier.get(one) ?? 0))) > limit;
  return { limit, people: new Set(people.filter(isAbove)) };
}

/** The limit, where someone would be given more than it; null where one person is enough. */
export async function findExceededLimit(
  reader: Reader,
  context: Pick<Context, 'now'>,
  given: readonly Given[],
): Promise<Cents | null> {
  const above = await findAboveLimit(reader, context, given);
  return above?.people.size ? above.limit : null;
}

/** For ways to mark runs as paid that ask no one else. Throws ConflictError. */
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
 * Money above the limit takes someone who has just proved to be there, and no script. Returns whether it is above.
 * Throws FRESH_SESSION_REQUIRED, and ForbiddenError for an access token.
 */
export const confirmAboveLimit = async (
  context: SignedInContext,
  given: readonly Given[],
): Promise<boolean> =>
  confirmIfAbove(context, (await findExceededLimit(context.db, context, given)) !== null);

/**
 * The same for what is known to be above it, or not: also where others have brought it there in the meantime, within the
 * transaction that finds it out.
 */
export async function confirmIfAbove(context: SignedInContext, isAbove: boolean, tx?: Tx): Promise<boolean> {
  if (!isAbove) return false;
  if (!(await requireFresh(context, tx)))
    throw new ForbiddenError('An access token can’t do this above the one-person limit. Sign in instead.');
  return true;
}
