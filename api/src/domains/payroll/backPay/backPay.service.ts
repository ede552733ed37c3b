/** Raises dated back over days on payroll: what they are worth, and dismissing them. */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { toUtcMidnight } from 'rules/days';
import { type Cents, sumCents, toAmount, toDecimal, toExactCents } from 'rules/money';
import { record } from '../../../audit/record.ts';
import type { SignedInContext, Tx } from '../../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../../operation/errors.ts';
import { toKey } from '../../../operation/ids.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { batched } from '../../../platform/sql/batched.ts';
import { rowsIn } from '../../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../../viewer/policy.ts';
import { lockedPayees } from '../../payments/record.sql.ts';
import { type RunBeforeRates, runsBeforeRates } from './backPay.sql.ts';
import { type BackPay, findBackPay } from './backPay.ts';

const toBackPay = (runs: readonly RunBeforeRates[]): BackPay[] =>
  runs.flatMap((run) => findBackPay(run) ?? []);

/** By person, for everyone requested at once. */
export const backPayOf = batched(async (context, people) => {
  const found = new Map(people.map((id): [string, BackPay[]] => [id, []]));
  const runs = await context.sql.rows(runsBeforeRates({ people: [...people], week: null }));
  for (const backPay of toBackPay(runs)) found.get(backPay.userId)?.push(backPay);
  return found;
});

/** What is due for the days of a week, by person. */
export async function backPayOfWeek(
  db: Tx,
  people: readonly string[],
  week: Day,
): Promise<ReadonlyMap<string, BackPay>> {
  if (people.length === 0) return new Map();
  const runs = await rowsIn(db, runsBeforeRates({ people: [...people], week }));
  return new Map(toBackPay(runs).map((backPay) => [backPay.userId, backPay]));
}

/**
 * Throws ConflictError if a line adds more back pay than is due for its day, because someone else added it meanwhile.
 * The caller has locked the payee.
 */
export async function assertNotAddedYet(
  tx: Tx,
  { userId, weekStart }: { userId: string; weekStart: Day },
  lines: readonly { date: Day; amount: Cents }[],
): Promise<void> {
  if (lines.length === 0) return;
  const [run] = await rowsIn(tx, runsBeforeRates({ people: [userId], week: weekStart }));
  if (!run) return;
  const due = findBackPay(run)?.days ?? [];
  for (const { date } of run.paid.filter(({ added }) => added > 0)) {
    const wanted = sumCents(lines.filter((line) => line.date === date).map(({ amount }) => amount));
    if (wanted > (due.find((day) => day.date === date)?.amount ?? 0))
      throw new ConflictError(
        `Back pay for ${formatDay(date)} was added already. Review what is still due and try again.`,
      );
  }
}

interface Dismissal {
  userId: string;
  weekStart: Day;
  /** In dollars, as shown to the person who dismisses it. */
  amount: number;
}

/**
 * Leaves the week's days at what was paid, and returns the person's key. A repeat changes nothing. Throws
 * NotFoundError, ForbiddenError for the viewer's own, and ConflictError if a different amount is due.
 */
export async function dismissBackPay(context: SignedInContext, input: Dismissal): Promise<string> {
  const userId = toKey('User', input.userId);
  assertAllowed(context, 'Mutation.dismissBackPay', canPay(context.viewer, { id: userId }));
  await inTransaction(context.db, async (tx) => {
    const [payee] = await rowsIn(tx, lockedPayees({ people: [userId] }));
    if (!payee) throw new NotFoundError('User');
    const due = (await backPayOfWeek(tx, [userId], input.weekStart)).get(userId);
    if (!due) return;
    const { runId, weekStart, days, amount } = due;
    if (amount !== toExactCents(input.amount))
      throw new ConflictError('This has changed. Please review it and try again.');
    const by = { dismissedById: context.viewer.id, dismissedAt: context.now() };
    for (const day of days)
      await tx.dismissedBackPay.upsert({
        where: { runId_date: { runId, date: toUtcMidnight(day.date) } },
        create: { ...by, runId, date: toUtcMidnight(day.date), amount: toDecimal(day.amount) },
        update: { ...by, amount: { increment: toDecimal(day.amount) } },
        select: { runId: true },
      });
    await record(tx, context, {
      action: 'BACK_PAY_DISMISSED',
      entityType: 'PayrollRun',
      entityId: runId,
      newValues: { userId, weekStart, days: days.length, amount: toAmount(amount) },
    });
  });
  return userId;
}
