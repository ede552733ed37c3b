import type { ReactNode } from 'react';
import { formatMoney } from 'rules/money';
import { TotalsBar } from '../../kit/ui/TotalsBar';
import type { Totals } from './dayEntries';

type PayrollTotalsProps = {
  totals: Totals;
  /** The warning before the button is pressed. */
  notice?: ReactNode;
  /** The button that pays the week. */
  children: ReactNode;
};

/** The week's sums and the button that pays them. */
export function PayrollTotals({ totals, notice, children }: PayrollTotalsProps) {
  const sums = [
    ['Base pay', formatMoney(totals.basePay)],
    ['Expenses', formatMoney(totals.expenses)],
    ['Total', formatMoney(totals.total)],
  ] as const;
  return (
    <TotalsBar totals={sums} notice={notice}>
      {children}
    </TotalsBar>
  );
}
