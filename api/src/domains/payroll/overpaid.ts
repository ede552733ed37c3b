/**
 * What a run finds to have been paid too much is left with a plan, which later runs of the person take back. A line of
 * the run says so: it takes nothing off what is reported, because what was paid stays reported until it is taken back.
 * Pure.
 */
import { type Cents, sumCents } from 'rules/money';
import type { PlanBalance } from './takePlans.ts';

export interface Overpaid {
  /** The run with which too much was paid, and its number. */
  runId: string;
  number: number;
  /** What it was paid as. */
  taxClass: 'COMPENSATION' | 'REIMBURSEMENT' | 'DEDUCTION';
  /** Above zero. */
  amount: Cents;
}

/** As pay statements print it. */
export const describeOverpaid = ({ number, taxClass }: Overpaid): string =>
  `Paid too much ${taxClass === 'REIMBURSEMENT' ? 'for expenses ' : ''}with payroll #${number}`;

/** What the line says that leaves it with the plan. */
export const LEFT_WITH_PLAN = 'To be taken back from later pay';

/** The line, as the statement keeps it. */
export const toFoundLine = ({ taxClass, amount }: Overpaid) =>
  ({ kind: 'ADJUSTMENT', taxClass, amount, description: LEFT_WITH_PLAN }) as const;

export const toFoundBalance = (overpaid: Overpaid): PlanBalance => ({
  description: describeOverpaid(overpaid),
  before: 0,
  after: overpaid.amount,
});

export const sumOverpaid = (found: readonly Overpaid[]): Cents => sumCents(found.map(({ amount }) => amount));

/**
 * What a correction that comes to less than nothing leaves: of each class at most what it was lowered by. `classes` is
 * what the lines of the correction come to.
 */
export function splitOverpaid(
  run: Pick<Overpaid, 'runId' | 'number'>,
  classes: Readonly<Record<Overpaid['taxClass'], Cents>>,
): Overpaid[] {
  let left = -(classes.COMPENSATION + classes.REIMBURSEMENT + classes.DEDUCTION);
  return (['COMPENSATION', 'REIMBURSEMENT', 'DEDUCTION'] as const).flatMap((taxClass) => {
    const amount = Math.max(0, Math.min(left, -classes[taxClass]));
    left -= amount;
    return amount > 0 ? [{ ...run, taxClass, amount }] : [];
  });
}
