/** Sums of a run's lines. Pure. */
import { type Cents, fromDecimal } from 'rules/money';
import type { PayrollLineClass } from '../../../platform/db/generated/client/enums.ts';

interface Line<Amount> {
  taxClass: PayrollLineClass;
  amount: Amount;
}

export interface LineSums {
  /** Compensation. */
  gross: Cents;
  reimbursed: Cents;
  /** Taken back and withheld, as positive amounts. */
  deducted: Cents;
  withheld: Cents;
  /** Handed out. */
  net: Cents;
}

/** For database rows. */
export const sumClasses = (lines: readonly Line<Parameters<typeof fromDecimal>[0]>[]): LineSums =>
  sumLines(lines.map(({ taxClass, amount }) => ({ taxClass, amount: fromDecimal(amount) })));

export function sumLines(lines: readonly Line<Cents>[]): LineSums {
  const sums: Record<PayrollLineClass, Cents> = {
    COMPENSATION: 0,
    REIMBURSEMENT: 0,
    DEDUCTION: 0,
    WITHHELD: 0,
  };
  for (const { taxClass, amount } of lines) sums[taxClass] += amount;
  const { COMPENSATION: gross, REIMBURSEMENT: reimbursed, DEDUCTION, WITHHELD } = sums;
  // Zero minus zero is never a negative zero.
  return {
    gross,
    reimbursed,
    deducted: 0 - DEDUCTION,
    withheld: 0 - WITHHELD,
    net: gross + reimbursed + DEDUCTION + WITHHELD,
  };
}
