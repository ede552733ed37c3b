/** How the sample's money leaves: some drivers get checks, the others a deposit, on the Monday after the week. */
import { type Day, toUtcMidnight } from 'rules/days';
import type { PaymentMethod } from 'rules/payments';
import { recordPayments } from '../domains/payments/record.service.ts';
import type { SignedInContext } from '../operation/context.ts';
import { toId } from '../operation/ids.ts';
import { inRequest } from './company.ts';

/** Who asked for checks. */
const BY_CHECK = 3;
const FIRST_CHECK = 1041;

export interface PayDay {
  weekStart: Day;
  /** The day the money leaves. */
  date: Day;
  drivers: readonly string[];
}

/** Records a payment for each run of the week that is processed. `number` counts the paydays, for the checks. */
export async function payOut(
  boss: SignedInContext,
  { weekStart, date, drivers }: PayDay,
  number: number,
): Promise<void> {
  const pay = async (people: readonly string[], method: PaymentMethod, reference: string) => {
    const runs = await boss.db.payrollRun.findMany({
      where: { userId: { in: [...people] }, weekStart: toUtcMidnight(weekStart), status: 'PROCESSED' },
      orderBy: { number: 'asc' },
      select: { id: true },
    });
    if (runs.length === 0) return;
    const runIds = runs.map(({ id }) => toId('PayrollRun', id));
    await recordPayments(inRequest(boss), { runIds, date, method, reference });
  };
  await pay(drivers.slice(0, BY_CHECK), 'CHECK', String(FIRST_CHECK + BY_CHECK * number));
  await pay(drivers.slice(BY_CHECK), 'ACH', `Payroll of ${date}`);
}
