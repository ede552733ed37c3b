/**
 * What was forgotten in the sample, and is put right: a stop across New Year, and detention before the week is paid.
 */
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { recordPayments } from '../domains/payments/record.service.ts';
import { addToPay } from '../domains/payroll/corrections/addToPay.service.ts';
import { correctPayment } from '../domains/payroll/corrections/correct.service.ts';
import type { SignedInContext } from '../operation/context.ts';
import { toId } from '../operation/ids.ts';

/** In dollars. */
const STOP_PAY = 40;
const DETENTION_PAY = 85;

/**
 * The driver's last run that was paid before New Year: a stop on its first day was forgotten, and is paid on the day.
 */
export async function correctLastRun(
  boss: SignedInContext,
  userId: string,
  newYear: Day,
  day: Day,
): Promise<void> {
  const run = await boss.db.payrollRun.findFirstOrThrow({
    where: { userId, kind: 'REGULAR', status: 'PAID', payDate: { lt: toUtcMidnight(newYear) } },
    orderBy: { payDate: 'desc' },
    include: { entries: { orderBy: { date: 'asc' } } },
  });
  const weeklyData = run.entries.map(({ date, pay, expenses, notes }, index) => ({
    date: fromUtcMidnight(date),
    pay: toAmount(fromDecimal(pay)) + (index === 0 ? STOP_PAY : 0),
    expenses: toAmount(fromDecimal(expenses)),
    notes,
  }));
  const corrected = await correctPayment(boss, {
    ...{ runId: toId('PayrollRun', run.id), weeklyData, reason: 'A stop was left out.' },
    ...{ expectedTotal: toAmount(fromDecimal(run.totalPay)), requestKey: 'the stop that was left out' },
  });
  await recordPayments(boss, {
    runIds: [toId('PayrollRun', corrected)],
    date: day,
    method: 'ACH',
    reference: 'Correction',
  });
}

/** Detention of a week that is not processed yet, paid at once. */
export async function payDetention(boss: SignedInContext, userId: string, weekStart: Day): Promise<void> {
  await addToPay(boss, {
    ...{ userId: toId('User', userId), weekStart, requestKey: 'detention' },
    lines: [
      {
        category: 'DETENTION',
        date: addDays(weekStart, 2),
        amount: DETENTION_PAY,
        note: 'Three hours at the shipper',
      },
    ],
  });
}
