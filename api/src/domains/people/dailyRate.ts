/** The daily rate: what it is today, and what it was from which day on. */
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, toAmount, toDecimal, toExactCents } from 'rules/money';
import type { RoleName } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { assertAllowed, canSetPayRate } from '../../viewer/policy.ts';

/** A rate as inputs carry it. */
export interface RateInput {
  /** Dollars a day; null removes the rate, undefined leaves it unchanged. */
  dailyRate?: number | null | undefined;
  /** The company's current day if left out. */
  effectiveFrom?: Day | null | undefined;
}

/** The earliest day a rate is stored for: nothing older is ever paid or reported here. */
const FIRST_DAY: Day = '2020-01-01';

export const RATE_IN_FUTURE = 'A day rate can start today or earlier.';
export const RATE_TOO_OLD = 'A day rate can start on January 1, 2020 or later.';

const shown = (cents: Cents | null) => (cents === null ? null : toAmount(cents));

const toNullableCents = (amount: number | null): Cents | null =>
  amount === null ? null : toExactCents(amount)!;

const isSet = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** Why no rate may start on the day; null when one may. */
export function findRateStartIssue(day: Day, today: Day): string | null {
  if (day > today) return RATE_IN_FUTURE;
  return day < FIRST_DAY ? RATE_TOO_OLD : null;
}

/** Throws ValidationError for a day that no rate may start on. */
function assertStart(context: Context, effectiveFrom: Day): void {
  const issue = findRateStartIssue(effectiveFrom, todayIn(context.now(), context.timeZone));
  if (issue) throw ValidationError.of('effectiveFrom', issue);
}

/** Whether the rate, from the day on, differs from the known one. Without a day, only today's matters. */
async function differs(
  tx: Tx,
  userId: string,
  cents: Cents | null,
  from: Day | undefined,
): Promise<{ before: Cents | null; isOther: boolean }> {
  const { dailyRate, payRates } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      dailyRate: true,
      payRates: { select: { dailyRate: true, effectiveFrom: true }, orderBy: { effectiveFrom: 'asc' } },
    },
  });
  const inCents = (rate: typeof dailyRate) => (rate === null ? null : fromDecimal(rate));
  const before = inCents(dailyRate);
  if (from === undefined || payRates.length === 0) return { before, isOther: before !== cents };
  const known = payRates.map((rate) => ({
    from: fromUtcMidnight(rate.effectiveFrom),
    cents: inCents(rate.dailyRate),
  }));
  const onThatDay = known.findLast((rate) => rate.from <= from);
  const isKept =
    onThatDay?.cents === cents && known.every((rate) => rate.from <= from || rate.cents === cents);
  return { before, isOther: !isKept };
}

const rateEntry = (
  userId: string,
  before: Cents | null,
  { cents, from }: { cents: Cents | null; from: Day },
): AuditEntry => ({
  action: 'DAILY_RATE_CHANGED',
  level: 'WARNING',
  entityType: 'User',
  entityId: userId,
  oldValues: { dailyRate: shown(before) },
  newValues: { dailyRate: shown(cents), effectiveFrom: from },
});

export interface FirstRate {
  cents: Cents;
  from: Day;
}

/**
 * Writes the first rates of people who are new in this transaction and have today's on their own rows, in one statement.
 * Returns the audit entries. Throws ValidationError for a day that one cannot start on.
 */
export async function insertFirstRates(
  tx: Tx,
  context: Context,
  rates: readonly ({ userId: string } & FirstRate)[],
): Promise<AuditEntry[]> {
  for (const { from } of rates) assertStart(context, from);
  await tx.payRate.createMany({
    data: rates.map(({ userId, cents, from }) => ({
      ...{ userId, dailyRate: toDecimal(cents), effectiveFrom: toUtcMidnight(from) },
      createdAt: context.now(),
    })),
  });
  return rates.map(({ userId, ...rate }) => rateEntry(userId, null, rate));
}

/**
 * Sets the rate from a day on, or removes it with null. Rates that had started after that day are replaced; what was
 * processed keeps its amounts. A rate that stays the same leaves no trace. `authorize` is called only for a change.
 */
async function writeRate(
  tx: Tx,
  context: Context,
  userId: string,
  { cents, from }: { cents: Cents | null; from: Day | undefined },
  authorize?: () => void,
): Promise<void> {
  const { before, isOther } = await differs(tx, userId, cents, from);
  if (!isOther) return;
  authorize?.();

  const start = from ?? todayIn(context.now(), context.timeZone);
  assertStart(context, start);
  const dailyRate = cents === null ? null : toDecimal(cents);
  const effectiveFrom = toUtcMidnight(start);
  await tx.user.update({ where: { id: userId }, data: { dailyRate }, select: { id: true } });
  await tx.payRate.deleteMany({ where: { userId, effectiveFrom: { gt: effectiveFrom } } });
  await tx.payRate.upsert({
    where: { userId_effectiveFrom: { userId, effectiveFrom } },
    create: { userId, dailyRate, effectiveFrom, createdAt: context.now() },
    update: { dailyRate },
    select: { id: true },
  });
  await record(tx, context, rateEntry(userId, before, { cents, from: start }));
  if (userId === context.viewer?.id)
    await notify(tx, context, {
      kind: 'OWN_RATE_CHANGED',
      aboutId: userId,
      facts: { dailyRate: shown(cents) },
    });
}

/** Sets the rate of the viewer's own profile, or of somebody who has just been added. */
export async function setDailyRate(
  tx: Tx,
  context: Context,
  userId: string,
  { dailyRate, effectiveFrom }: RateInput,
): Promise<void> {
  if (dailyRate === undefined) return;
  await writeRate(tx, context, userId, {
    cents: toNullableCents(dailyRate),
    from: effectiveFrom ?? undefined,
  });
}

/**
 * Sets somebody else's rate as a form sends it: along with everything else, so a rate that stays the same changes
 * nobody's pay and needs no permission. Throws ForbiddenError, and ValidationError for a day that it cannot start on.
 */
export async function changeRate(
  tx: Tx,
  context: SignedInContext,
  coordinate: string,
  person: { id: string; roles: readonly RoleName[] },
  { dailyRate, effectiveFrom }: RateInput,
): Promise<void> {
  if (dailyRate === undefined) {
    if (isSet(effectiveFrom))
      throw ValidationError.of('dailyRate', 'Enter the day rate that starts on this day.');
    return;
  }
  const change = { cents: toNullableCents(dailyRate), from: effectiveFrom ?? undefined };
  await writeRate(tx, context, person.id, change, () =>
    assertAllowed(context, coordinate, canSetPayRate(context.viewer, person)),
  );
}
