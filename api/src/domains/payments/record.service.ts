/** Recording that money has left: runs chosen by a manager, one payment for each person. */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { toReference } from 'rules/payments';
import { todayIn } from 'rules/zonedDays';
import { recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { PaymentMethod } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';
import { type RunToSettle, takenBack, takingBack } from './record.sql.ts';
import { lockRuns, type Settlement, settle } from './settle.ts';

export interface PaymentToRecord {
  runIds: string[];
  /** The day the money left. */
  date: Day;
  method: PaymentMethod;
  reference?: string | null;
}

export interface RecordedPayments {
  payments: string[];
  warnings: string[];
}

const toYear = (day: Day): string => day.slice(0, 4);

/** Payments in the order in which their first runs were chosen. */
function toSettlements(
  runs: readonly RunToSettle[],
  { date, method, reference }: PaymentToRecord,
): Settlement[] {
  const byPerson = new Map<string, RunToSettle[]>();
  for (const run of runs) byPerson.set(run.userId, [...(byPerson.get(run.userId) ?? []), run]);
  return [...byPerson].map(([userId, own], index) => ({
    ...{ userId, runs: own, date, method },
    reference: toReference(method, reference?.trim() ?? '', index),
  }));
}

function assertPayable(runs: readonly RunToSettle[], { date }: PaymentToRecord): void {
  for (const { number, status, weekStart } of runs) {
    if (status !== 'PROCESSED')
      throw new ConflictError(
        `Payroll run No. ${number} is ${status === 'PAID' ? 'already paid' : 'void'}.`,
        'INVALID_TRANSITION',
      );
    if (date < weekStart)
      throw ValidationError.of(
        'date',
        `Payroll run No. ${number} is for a week that begins on ${formatDay(weekStart)}; it cannot have been paid before that.`,
      );
  }
}

/** What a correction takes back belongs to the year that reported it, which is that of its pay date. */
async function assertSameYear(tx: Tx, runs: readonly RunToSettle[], date: Day): Promise<void> {
  const others = runs.filter(({ payDate }) => toYear(payDate) !== toYear(date));
  const [week] = await rowsIn(tx, takingBack({ runs: others.map(({ id }) => id) }));
  if (week)
    throw ValidationError.of(
      'date',
      `Payroll run No. ${week.number} takes back what was paid in ${toYear(week.payDate)}, so its payment is of that year. Otherwise void it and process the week again with a pay date in ${toYear(date)}.`,
    );
  for (const run of others) {
    const classes = await rowsIn(tx, takenBack({ runId: run.id }));
    if (classes.some(({ taxClass }) => taxClass !== 'DEDUCTION'))
      throw ValidationError.of(
        'date',
        `Payroll run No. ${run.number} takes back what was paid in ${toYear(run.payDate)}, so its payment is of that year. Otherwise void it and correct the payment again.`,
      );
  }
}

const warningsOf = (runs: readonly RunToSettle[], date: Day): string[] =>
  runs
    .filter(({ payDate }) => toYear(payDate) !== toYear(date))
    .map(
      ({ number, payDate }) =>
        `Payroll run No. ${number} has the pay date ${formatDay(payDate)}. Paid on ${formatDay(date)}, it counts in ${toYear(date)}.`,
    );

/**
 * Records a payment for each person whose runs these are. Returns their keys, and what is worth a second look. Throws
 * NotFoundError, ForbiddenError for one's own run, ValidationError for a day that cannot be, and an INVALID_TRANSITION
 * ConflictError for a run that is paid or void: then nothing is recorded.
 */
export async function recordPayments(
  context: SignedInContext,
  input: PaymentToRecord,
): Promise<RecordedPayments> {
  const today = todayIn(context.now(), context.timeZone);
  if (input.date > today)
    throw ValidationError.of(
      'date',
      'A payment is recorded when the money has left: choose today or earlier.',
    );
  const keys = input.runIds.map((id) => toKey('PayrollRun', id));
  const found = await context.db.payrollRun.findMany({
    where: { id: { in: keys } },
    select: { id: true, userId: true },
  });
  if (found.length !== new Set(keys).size) throw new NotFoundError('Payroll run');
  for (const { userId } of found)
    assertAllowed(context, 'Mutation.recordPayment', canPay(context.viewer, { id: userId }));
  return inTransaction(context.db, async (tx) => {
    const runs = await lockRuns(
      tx,
      found.map(({ userId }) => userId),
      keys,
    );
    assertPayable(runs, input);
    await assertSameYear(tx, runs, input.date);
    const place = (run: RunToSettle) => keys.indexOf(run.id);
    const chosen = [...runs].sort((one, other) => place(one) - place(other));
    const { payments, entries } = await settle(tx, context, toSettlements(chosen, input));
    await recordAll(tx, context, entries);
    return { payments, warnings: warningsOf(chosen, input.date) };
  });
}
