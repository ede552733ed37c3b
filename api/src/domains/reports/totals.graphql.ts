/** What payroll came to, by quarter, month, week, person and category. */
import { REVERSED_DAYS } from 'rules/messages';
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { wrongArgument } from '../../graph/wrongArgument.ts';
import { PayrollLineKindEnum } from '../payroll/payrollLine.graphql.ts';
import { MOST_TOTALS, type PaidSums, readTotals, sumPaid, type TotalsRow } from './totals.service.ts';

const PayrollTotalsGroup = builder.enumType('PayrollTotalsGroup', {
  description: 'What payroll is added up by. Quarters, months and weeks are those of the day that counts.',
  values: {
    QUARTER: { description: 'By calendar quarter.' },
    MONTH: { description: 'By calendar month.' },
    WEEK: { description: 'By week, from Monday to Sunday.' },
    PERSON: { description: 'By person, people who left included.' },
    CATEGORY: { description: 'By what the amounts are paid for, as the lines of payroll runs say.' },
  } as const,
});

const PayrollTotalsDate = builder.enumType('PayrollTotalsDate', {
  description: 'Which day counts.',
  values: {
    PAYMENT_DATE: {
      description:
        'The day the money left, which decides the tax year: what valid payments paid, as the tax season counts it.',
    },
    WORK_DATE: {
      description:
        'The day of the work: what runs that are not void pay for it, paid yet or not, as reports count it. Amounts without a day count on the Monday of their week, and so does everything of people who were deleted for good.',
    },
  } as const,
});

const money = (description: string, read: (sums: PaidSums) => number) => ({
  type: 'Money' as const,
  description,
  resolve: (sums: PaidSums) => toAmount(read(sums)),
});

const PayrollSums = builder.objectRef<PaidSums>('PayrollSums').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What payroll comes to, in dollars.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    gross: t.field(
      money('Pay, and expenses that were not accounted for: compensation.', (s) => s.compensation),
    ),
    reimbursed: t.field(money('Reimbursed expenses, which are on no form.', (s) => s.reimbursed)),
    total: t.field(money('Gross and reimbursed together.', (s) => s.compensation + s.reimbursed)),
    deducted: t.field(money('What is taken back of that, as a positive amount.', (s) => s.deducted)),
    withheld: t.field(money('Backup withholding, as a positive amount.', (s) => s.withheld)),
    net: t.field(
      money(
        'The total, less what is deducted and withheld. By payment date: what was handed out.',
        (s) => s.compensation + s.reimbursed - s.deducted - s.withheld,
      ),
    ),
  }),
});

const PayrollTotal = builder.objectRef<TotalsRow>('PayrollTotal').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What payroll comes to for one combination of the groups that were asked for.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    quarter: t.expose('quarter', {
      type: 'Date',
      nullable: true,
      description: 'The first day of the quarter; null unless grouped by QUARTER.',
    }),
    month: t.expose('month', {
      type: 'Date',
      nullable: true,
      description: 'The first day of the month; null unless grouped by MONTH.',
    }),
    week: t.expose('week', {
      type: 'Date',
      nullable: true,
      description: 'The Monday of the week; null unless grouped by WEEK.',
    }),
    user: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'The person; null unless grouped by PERSON, and for people who were deleted for good.',
      // Loaded by key, so that one statement reads the whole list.
      resolve: (query, { userId }, _args, { db }) =>
        userId === null ? null : db.user.findUnique({ ...query, where: { id: userId } }),
    }),
    payeeNumber: t.exposeInt('payeeNumber', {
      nullable: true,
      description:
        "The person's number in the ledger, which outlives their deletion; null unless grouped by PERSON.",
    }),
    category: t.expose('category', {
      type: PayrollLineKindEnum,
      nullable: true,
      description:
        'What it is paid for; null unless grouped by CATEGORY, and for people who were deleted for good.',
    }),
    sums: t.field({ type: PayrollSums, description: 'What it comes to.', resolve: (row) => row }),
  }),
});

const PayrollTotals = builder.objectRef<readonly TotalsRow[]>('PayrollTotals').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What payroll comes to, by group and altogether.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    rows: t.field({
      type: [PayrollTotal],
      description:
        'One row for each combination that has amounts: by quarter, month, week, number of the payee, and category.',
      resolve: (rows) => [...rows],
    }),
    sums: t.field({ type: PayrollSums, description: 'All rows together.', resolve: sumPaid }),
  }),
});

builder.queryField('payrollTotals', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: PayrollTotals,
    tokenScope: 'PAYROLL_READ',
    description: `What payroll came to on some days, by the groups of your choice. What was paid before the portal was used is left out. Refused for more than ${MOST_TOTALS.toLocaleString('en-US')} rows.`,
    args: {
      groupBy: t.arg({
        type: [PayrollTotalsGroup],
        required: true,
        description: 'The groups, in any combination; without any there is one row.',
      }),
      by: t.arg({
        type: PayrollTotalsDate,
        required: true,
        defaultValue: 'PAYMENT_DATE',
        description: 'Which day must be among the days, and is grouped by.',
      }),
      startDate: t.arg({ type: 'Date', required: true, description: 'The first day, included.' }),
      endDate: t.arg({ type: 'Date', required: true, description: 'The last day, included.' }),
    },
    resolve: async (_root, { groupBy, by, startDate, endDate }, context) => {
      if (endDate < startDate) throw wrongArgument('endDate', REVERSED_DAYS);
      const rows = await readTotals(context, { groupBy, by, first: startDate, last: endDate });
      if (rows.length > MOST_TOTALS)
        throw wrongArgument(
          'groupBy',
          `There are more than ${MOST_TOTALS.toLocaleString('en-US')} rows: choose fewer groups in groupBy, or fewer days.`,
        );
      return rows;
    },
  }),
);
