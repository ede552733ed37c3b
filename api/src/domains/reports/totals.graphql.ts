/** Payroll added up by quarter, month, week, person and category. */
import { REVERSED_DAYS } from 'rules/messages';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { noRecord } from '../../graph/plainColumns.ts';
import { centsField } from '../../graph/scalars.ts';
import { wrongArgument } from '../../graph/wrongArgument.ts';
import { PayrollLineKindEnum } from '../payroll/payrollLine.graphql.ts';
import { MOST_TOTALS, type PaidSums, readTotals, sumPaid, type TotalsRow } from './totals.service.ts';

const PayrollTotalsGroup = builder.enumType('PayrollTotalsGroup', {
  description: 'What to group payroll by. Quarters, months and weeks are those of the date that counts.',
  values: {
    QUARTER: { description: 'By calendar quarter.' },
    MONTH: { description: 'By calendar month.' },
    WEEK: { description: 'By week, from Monday to Sunday.' },
    PERSON: { description: 'By person, including people who left.' },
    CATEGORY: { description: 'By what the amounts pay for, as on the lines of payroll runs.' },
  } as const,
});

const PayrollTotalsDate = builder.enumType('PayrollTotalsDate', {
  description: 'Which date puts an amount into a period.',
  values: {
    PAYMENT_DATE: {
      description:
        'The day the money went out, which decides the tax year. Counts valid payments, as the tax season does.',
    },
    WORK_DATE: {
      description:
        'The day of the work. Counts what runs that are not void pay for it, paid or not, as reports do. Amounts without a day count on the Monday of their week, and so do all amounts of people who were permanently deleted.',
    },
  } as const,
});

const PayrollSums = builder.objectRef<PaidSums>('PayrollSums').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'Sums of payroll, in dollars.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    gross: t.field(
      centsField('Compensation: pay, and expenses that were not accounted for.', (s) => s.compensation),
    ),
    reimbursed: t.field(centsField('Reimbursed expenses, which are on no form.', (s) => s.reimbursed)),
    total: t.field(
      centsField('Gross and reimbursed expenses together.', (s) => s.compensation + s.reimbursed),
    ),
    deducted: t.field(centsField('What is deducted, as a positive amount.', (s) => s.deducted)),
    withheld: t.field(centsField('Backup withholding, as a positive amount.', (s) => s.withheld)),
    net: t.field(
      centsField(
        'The total minus deductions and withholding. By payment date, it is what was paid out.',
        (s) => s.compensation + s.reimbursed - s.deducted - s.withheld,
      ),
    ),
  }),
});

const PayrollTotal = builder.objectRef<TotalsRow>('PayrollTotal').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'The sums of one combination of the requested groups.',
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
      description: 'The person; null unless grouped by PERSON, and for people who were permanently deleted.',
      // Loaded by key, so that one statement reads the whole list.
      resolve: (query, { userId }, _args, { db }) =>
        userId === null ? noRecord(query) : db.user.findUnique({ ...query, where: { id: userId } }),
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
        'What the amounts pay for; null unless grouped by CATEGORY, and for people who were permanently deleted.',
    }),
    sums: t.field({ type: PayrollSums, description: 'The sums of this row.', resolve: (row) => row }),
  }),
});

const PayrollTotals = builder.objectRef<readonly TotalsRow[]>('PayrollTotals').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'Payroll by group, and in total.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    rows: t.field({
      type: [PayrollTotal],
      description:
        'One row for each combination that has amounts, ordered by quarter, month, week, payee number and category.',
      resolve: (rows) => [...rows],
    }),
    sums: t.field({ type: PayrollSums, description: 'The sums of all rows.', resolve: sumPaid }),
  }),
});

builder.queryField('payrollTotals', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: PayrollTotals,
    tokenScope: 'PAYROLL_READ',
    description: `Payroll in a range of days, added up by the groups you choose. Leaves out what was paid before the portal was used. Refused above ${MOST_TOTALS.toLocaleString('en-US')} rows.`,
    args: {
      groupBy: t.arg({
        type: [PayrollTotalsGroup],
        required: true,
        description: 'The groups, in any combination; an empty list returns one row.',
      }),
      by: t.arg({
        type: PayrollTotalsDate,
        required: true,
        defaultValue: 'PAYMENT_DATE',
        description: 'Which date must be in the range, and is used for grouping.',
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
