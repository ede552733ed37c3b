/**
 * An overpayment that a run finds goes to a plan, and later runs of the person take it back. A line of the run records
 * this. It takes nothing off what is reported, because the amount stays reported until it is taken back. Pure.
 */
import { type Cents, sumCents } from 'rules/money';
import type { PlanBalance } from './deductions.ts';
import { type RunLine, toRunLine } from './runLine.ts';

export interface Overpayment {
  /** The run that overpaid, and its number. */
  runId: string;
  number: number;
  /** The class as which it was paid. */
  taxClass: 'COMPENSATION' | 'REIMBURSEMENT' | 'DEDUCTION';
  /** Above zero. */
  amount: Cents;
}

/** As pay statements print it. */
export const describeOverpayment = ({ number, taxClass }: Overpayment): string =>
  `Paid too much ${taxClass === 'REIMBURSEMENT' ? 'for expenses ' : ''}with payroll #${number}`;

/** The line that leaves it with the plan. */
export const toOverpaymentLine = ({ taxClass, amount }: Overpayment): RunLine =>
  toRunLine({
    ...{ kind: 'ADJUSTMENT', taxClass, amount, date: null },
    description: 'To be taken back from later pay',
  });

export const toOverpaymentBalance = (overpaid: Overpayment): PlanBalance => ({
  description: describeOverpayment(overpaid),
  before: 0,
  after: overpaid.amount,
});

export const sumOverpayments = (overpayments: readonly Overpayment[]): Cents =>
  sumCents(overpayments.map(({ amount }) => amount));

/**
 * What a correction that comes to less than zero leaves to take back: in each class, at most the amount it lowered.
 * `classes` are the sums of the correction's lines.
 */
export function splitOverpayment(
  run: Pick<Overpayment, 'runId' | 'number'>,
  classes: Readonly<Record<Overpayment['taxClass'], Cents>>,
): Overpayment[] {
  let left = -(classes.COMPENSATION + classes.REIMBURSEMENT + classes.DEDUCTION);
  return (['COMPENSATION', 'REIMBURSEMENT', 'DEDUCTION'] as const).flatMap((taxClass) => {
    const amount = Math.max(0, Math.min(left, -classes[taxClass]));
    left -= amount;
    return amount > 0 ? [{ ...run, taxClass, amount }] : [];
  });
}
