import type { ReactNode } from 'react';
import { formatCents } from '../../kit/lib/money';
import { TotalsBar } from '../../kit/ui/TotalsBar';
import type { Totals } from './dayEntries';

type PayrollTotalsProps = {
  totals: Totals;
  /** The button that pays the week. */
  children: ReactNode;
};

/** The week's sums and the button that pays them. */
export function PayrollTotals({ totals, children }: PayrollTotalsProps) {
  const sums = [
    ['Base pay', formatCents(totals.basePay)],
    ['Expenses', formatCents(totals.expenses)],
    ['Total', formatCents(totals.total)],
  ] as const;
  return <TotalsBar totals={sums}>{children}</TotalsBar>;
}
