/** A run's lines in groups, as a statement lists them. */
import { type Cents, sumCents } from './money.ts';

type Kind = 'DAY_PAY' | 'EXTRA' | 'EXPENSE' | 'PER_DIEM' | 'ADJUSTMENT' | 'DEDUCTION' | 'WITHHOLDING';
type TaxClass = 'COMPENSATION' | 'REIMBURSEMENT' | 'DEDUCTION' | 'WITHHELD';

interface Line {
  readonly kind: string;
  readonly taxClass: string;
  readonly amount: Cents;
  readonly description?: string;
}

/** In the order in which they are listed. */
const GROUPS: readonly [Kind, TaxClass, string][] = [
  ['DAY_PAY', 'COMPENSATION', 'Day pay'],
  ['EXTRA', 'COMPENSATION', 'Extra pay'],
  ['PER_DIEM', 'COMPENSATION', 'Per diem'],
  ['EXPENSE', 'COMPENSATION', 'Expenses as compensation'],
  ['ADJUSTMENT', 'COMPENSATION', 'Adjustment of compensation'],
  ['EXPENSE', 'REIMBURSEMENT', 'Reimbursed expenses'],
  ['ADJUSTMENT', 'REIMBURSEMENT', 'Adjustment of reimbursed expenses'],
  ['ADJUSTMENT', 'DEDUCTION', 'Adjustment of deductions'],
  ['DEDUCTION', 'DEDUCTION', 'Deductions'],
  ['WITHHOLDING', 'WITHHELD', 'Backup withholding'],
];

export interface LineGroup {
  label: string;
  amount: Cents;
}

/** One group for each kind and class that occurs; a deduction with a purpose has its own. */
export const groupLines = (lines: readonly Line[]): LineGroup[] =>
  GROUPS.flatMap(([kind, taxClass, label]) => {
    const own = lines.filter((line) => line.kind === kind && line.taxClass === taxClass);
    const named = kind === 'DEDUCTION' ? own.filter(({ description }) => description) : [];
    const others = own.filter((line) => !named.includes(line));
    return [
      ...named.map(({ description, amount }) => ({ label: `Deduction: ${description}`, amount })),
      ...(others.length ? [{ label, amount: sumCents(others.map(({ amount }) => amount)) }] : []),
    ];
  });
