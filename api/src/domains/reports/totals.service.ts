/** Sums of payroll by payment date or by the day of the work, in any groups. */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import type { Context } from '../../operation/context.ts';
import { keptTotals, totalsBy } from './totals.sql.ts';

export interface PaidSums {
  payments: number;
  compensation: Cents;
  reimbursed: Cents;
  /** As positive amounts. */
  deducted: Cents;
  withheld: Cents;
}

export const sumPaid = (rows: readonly PaidSums[]): PaidSums =>
  rows.reduce(
    (sum, each) => ({
      payments: sum.payments + each.payments,
      compensation: sum.compensation + each.compensation,
      reimbursed: sum.reimbursed + each.reimbursed,
      deducted: sum.deducted + each.deducted,
      withheld: sum.withheld + each.withheld,
    }),
    { payments: 0, compensation: 0, reimbursed: 0, deducted: 0, withheld: 0 },
  );

export const TOTALS_GROUPS = ['QUARTER', 'MONTH', 'WEEK', 'PERSON', 'CATEGORY'] as const;

export interface TotalsInput {
  by: keyof typeof totalsBy;
  groupBy: readonly (typeof TOTALS_GROUPS)[number][];
  first: Day;
  last: Day;
}

/** More than a spreadsheet of a year of a hundred people by week. */
export const MOST_TOTALS = 10_000;

/** One row for each combination of the groups that has amounts; at most one more than the limit. */
export async function readTotals(context: Context, { by, groupBy, first, last }: TotalsInput) {
  const isAsked = (group: (typeof TOTALS_GROUPS)[number]) => groupBy.includes(group);
  const periods = { QUARTER: isAsked('QUARTER'), MONTH: isAsked('MONTH'), WEEK: isAsked('WEEK') };
  const [PERSON, CATEGORY] = [isAsked('PERSON'), isAsked('CATEGORY')];
  const asked = { first, last, most: MOST_TOTALS + 1, ...periods };
  const isKept = by === 'PAYMENT_DATE' && !PERSON && !CATEGORY;
  const rows = await context.sql.read(
    context,
    isKept ? keptTotals(asked) : totalsBy[by]({ ...asked, PERSON, CATEGORY }),
  );
  // Lines take off negative amounts. Subtracting from zero avoids a negative zero.
  return rows.map(({ deducted, withheld, ...row }) => ({
    ...{ ...row, deducted: 0 - deducted, withheld: 0 - withheld },
  }));
}

export type TotalsRow = Awaited<ReturnType<typeof readTotals>>[number];
