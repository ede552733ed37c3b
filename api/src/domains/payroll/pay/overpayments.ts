/**
 * What a run finds to have been paid too much is left with a plan, which later runs of the person take back. A line of
 * the run says so: it takes nothing off what is reported, because what was paid stays reported until it is taken back.
 * Pure.
 */
import { type Cents, sumCents } from 'rules/money';
import type { PlanBalance } from './deductions.ts';
import { type RunLine, toRunLine } from './runLine.ts';

export interface Overpayment {
  /** The run with which too much was paid, and its number. */
  runId: string;
  number: number;
  /** What it was paid as. */
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
 * What a correction that comes to less than nothing leaves: of each class at most what it was lowered by. `classes` is
 * what the lines of the correction come to.
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
