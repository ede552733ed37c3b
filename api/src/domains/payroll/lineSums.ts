/** What the lines of a run come to. Pure. */
import { type Cents, fromDecimal } from 'rules/money';
import type { PayrollLineClass } from '../../platform/db/generated/client/enums.ts';

interface Line {
  taxClass: PayrollLineClass;
  amount: Parameters<typeof fromDecimal>[0];
}

export interface LineSums {
  /** Compensation. */
  gross: Cents;
  reimbursed: Cents;
  /** What is taken back and withheld, as positive amounts. */
  deducted: Cents;
  withheld: Cents;
  /** What is handed out. */
  net: Cents;
}

export function sumClasses(lines: readonly Line[]): LineSums {
  const sums: Record<PayrollLineClass, Cents> = {
    COMPENSATION: 0,
    REIMBURSEMENT: 0,
    DEDUCTION: 0,
    WITHHELD: 0,
  };
  for (const { taxClass, amount } of lines) sums[taxClass] += fromDecimal(amount);
  const { COMPENSATION: gross, REIMBURSEMENT: reimbursed, DEDUCTION, WITHHELD } = sums;
  // Zero less zero, never a negative zero.
  return {
    gross,
    reimbursed,
    deducted: 0 - DEDUCTION,
    withheld: 0 - WITHHELD,
    net: gross + reimbursed + DEDUCTION + WITHHELD,
  };
}
