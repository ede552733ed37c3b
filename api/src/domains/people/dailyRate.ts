/** The daily rate, and the day from which it applies. */
import { findRateStartIssue, findStepOn, insertStep } from 'rules/dayRates';
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, toAmount, toDecimal, toExactCents } from 'rules/money';
import type { RoleName } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { readFirstDay } from '../../operation/firstDay.ts';
import { assertAllowed, canSetPayRate } from '../../viewer/policy.ts';
import { rateColumns, rateOn, toSteps } from './ratesBy.ts';

/** A rate in an input. */
export interface RateInput {
  /** Dollars a day; null removes the rate, undefined leaves it unchanged. */
  dailyRate?: number | null | undefined;
  /** The company's current day if omitted. */
  effectiveFrom?: Day | null | undefined;
}

const shown = (cents: Cents | null) => (cents === null ? null : toAmount(cents));

const toNullableCents = (amount: number | null): Cents | null =>
  amount === null ? null : toExactCents(amount)!;

const isSet = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** Throws ValidationError for a day on which no rate may start. */
function assertStart(effectiveFrom: Day, days: { today: Day; first: Day }): void {
  const issue = findRateStartIssue(effectiveFrom, days);
  if (issue) throw ValidationError.of('effectiveFrom', issue);
}

const rateEntry = (
  userId: string,
  before: Cents | null,
  { cents, from }: { cents: Cents | null; from: Day },
): AuditEntry => ({
  action: 'DAILY_RATE_CHANGED',
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
 * Writes the first rates of people added in this transaction, in one statement. Their rows already have today's rate.
 * Returns the audit entries. Throws ValidationError for a day on which a rate cannot start.
 */
export async function insertFirstRates(
  tx: Tx,
  context: Context,
  rates: readonly ({ userId: string } & FirstRate)[],
): Promise<AuditEntry[]> {
  const days = { today: todayIn(context.now(), context.timeZone), first: await readFirstDay(tx) };
  for (const { from } of rates) assertStart(from, days);
  await tx.payRate.createMany({
    data: rates.map(({ userId, cents, from }) => ({
      ...{ userId, dailyRate: toDecimal(cents), effectiveFrom: toUtcMidnight(from) },
      ...{ createdAt: context.now(), changedAt: context.now() },
    })),
  });
  return rates.map(({ userId, ...rate }) => rateEntry(userId, null, rate));
}

/**
 * Sets the rate from a day on, or removes it with null. It applies until the next existing rate starts. Processed runs
 * keep their amounts. A rate that does not change anything is not recorded; without a day, it starts today. Calls
 * `authorize` only for a change.
 */
async function writeRate(
  tx: Tx,
  context: Context,
  userId: string,
  { cents, from }: { cents: Cents | null; from: Day | undefined },
  authorize?: () => void,
): Promise<void> {
  const today = todayIn(context.now(), context.timeZone);
  const start = from ?? today;
  const rates = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: rateColumns });
  const steps = toSteps(rates.payRates);
  const before = rateOn(rates, start);
  // Before the first rate, the person has none of their own, so the same amount from an earlier day is a change.
  const isInHistory = steps.length === 0 || from === undefined || steps[0]!.from <= start;
  if (isInHistory && before === cents) return;
  authorize?.();

  assertStart(start, { today, first: await readFirstDay(tx) });
  const dailyRate = cents === null ? null : toDecimal(cents);
  const current = findStepOn(insertStep(steps, { from: start, cents }), today)!.cents;
  await tx.user.update({
    where: { id: userId },
    data: { dailyRate: current === null ? null : toDecimal(current) },
    select: { id: true },
  });
  const effectiveFrom = toUtcMidnight(start);
  const changedAt = context.now();
  await tx.payRate.upsert({
    where: { userId_effectiveFrom: { userId, effectiveFrom } },
    create: { userId, dailyRate, effectiveFrom, createdAt: changedAt, changedAt },
    update: { dailyRate, changedAt },
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

/** Sets the rate in the viewer's own profile, or for someone just added. */
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
 * Sets someone else's rate from a form. A form sends every field, so an unchanged rate changes no one's pay and needs
 * no permission. Throws ForbiddenError, and ValidationError for a day on which it cannot start.
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
