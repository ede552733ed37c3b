/** The quarter, for closing the books. */
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { centsField } from '../../graph/scalars.ts';
import { words } from '../../graph/words.ts';
import {
  type PaidMonth as PaidMonthShape,
  type QuarterChange as QuarterChangeShape,
  type Quarter as QuarterShape,
  quarterOf,
  readChanges,
  readPaidBefore,
} from './quarter.service.ts';
import { type PaidSums as PaidSumsShape, sumPaid } from './totals.service.ts';

const handedOut = ({ compensation, reimbursed, deducted, withheld }: PaidSumsShape) =>
  compensation + reimbursed - deducted - withheld;

const PaidSums = builder.objectRef<PaidSumsShape>('PaidSums').implement({
  tokenScope: 'PAYROLL_READ',
  description:
    'What was paid in a period, counted by the day the money went out; void payments are left out.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    payments: t.exposeInt('payments', { description: 'How many payments there were.' }),
    compensation: t.field(
      centsField('Pay, and expenses that were not accounted for.', (s) => s.compensation),
    ),
    reimbursed: t.field(centsField('Reimbursed expenses, which are on no form.', (s) => s.reimbursed)),
    paid: t.field(
      centsField(
        'Compensation and reimbursed expenses together, as the tax season counts them.',
        (s) => s.compensation + s.reimbursed,
      ),
    ),
    deducted: t.field(centsField('What was taken back of that, as a positive amount.', (s) => s.deducted)),
    withheld: t.field(centsField('Backup withholding, as a positive amount.', (s) => s.withheld)),
    handedOut: t.field(centsField('What was paid, less what was deducted and withheld.', handedOut)),
  }),
});

const PaidMonth = builder.objectRef<PaidMonthShape>('PaidMonth').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What was paid in one month.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    month: t.expose('month', { type: 'Date', description: 'The first day of the month.' }),
    sums: t.field({ type: PaidSums, description: 'What it comes to.', resolve: (month) => month }),
  }),
});

const QuarterChangeKind = builder.enumType('QuarterChangeKind', {
  description: 'What was corrected or voided.',
  values: {
    RUN_VOIDED: { description: 'A payroll run was voided.' },
    PAYMENT_VOIDED: { description: 'A payment was voided, such as a check that bounced.' },
    CORRECTION: { description: 'A run that carries a difference, or what had been forgotten.' },
  } as const,
});

const QuarterChange = builder.objectRef<QuarterChangeShape>('QuarterChange').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'A correction or a void, which may change what an earlier period had said.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    kind: t.expose('kind', { type: QuarterChangeKind, description: 'Which kind of change it is.' }),
    user: t.prismaField({
      type: 'User',
      description: 'Whose pay it is.',
      // Loaded by key, so that one statement reads the whole list.
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    number: t.exposeInt('number', { description: 'The number of the run, or of the voided payment.' }),
    at: t.field({
      type: 'DateTime',
      description: 'When it was done.',
      resolve: ({ at }) => new Date(at),
    }),
    payDate: t.expose('payDate', {
      type: 'Date',
      description: 'The pay date of what it changes: that day says which period changes.',
    }),
    amount: t.field({
      type: 'Money',
      description: 'What was voided, or the difference that the correction pays out.',
      resolve: ({ amount }) => toAmount(amount),
    }),
    reason: t.exposeString('reason', { description: 'Why, as it was typed; empty if no one said.' }),
  }),
});

const Quarter = builder.objectRef<QuarterShape>('Quarter');
Quarter.implement({
  tokenScope: 'PAYROLL_READ',
  description: 'A quarter, for the person who closes it.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    first: t.expose('first', { type: 'Date', description: 'Its first day, included.' }),
    last: t.expose('last', { type: 'Date', description: 'Its last day, included.' }),
    year: t.exposeInt('year', { description: words.taxYear }),
    number: t.exposeInt('number', { description: 'Its number in the year: 1 to 4.' }),
    months: t.field({
      type: [PaidMonth],
      description: 'Its three months, with zeros where nothing was paid.',
      resolve: async ({ months }) => (await months()).slice(-3),
    }),
    paid: t.field({
      type: PaidSums,
      description: 'What was paid in the quarter.',
      resolve: async ({ months }) => sumPaid((await months()).slice(-3)),
    }),
    yearToDate: t.field({
      type: PaidSums,
      description:
        "What was paid from January 1 to the quarter's last day, and before the portal was used in that year.",
      resolve: async (quarter, _args, context) =>
        sumPaid([...(await quarter.months()), await readPaidBefore(context, quarter)]),
    }),
    yearBefore: t.field({
      type: Quarter,
      nullable: true,
      description: 'The same quarter of the year before, to compare with.',
      resolve: ({ first, year }, _args, context) => quarterOf(context, `${year - 1}${first.slice(4)}`),
    }),
    changes: t.field({
      type: [QuarterChange],
      // With its own scopes, this field fails alone: too many changes do not take the sums down with them.
      authScopes: { anyRole: PAYROLL_READERS },
      description: 'Corrections and voids of its days, the latest first. Refused if there are more than 200.',
      resolve: (quarter, _args, context) => readChanges(context, quarter),
    }),
  }),
});

builder.queryField('quarter', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: Quarter,
    tokenScope: 'PAYROLL_READ',
    nullable: true,
    description: 'The quarter with a day in it; null for one that has not begun.',
    args: {
      on: t.arg({ type: 'Date', description: 'Any day of the quarter; the current one if left out.' }),
    },
    resolve: (_root, { on }, context) => quarterOf(context, on),
  }),
);
