/** The week to pay now: how far it has come, and what is in the way. */
import { toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { toId } from '../../operation/ids.ts';
import { BackPay } from '../payroll/backPay/backPay.graphql.ts';
import { Receipt } from '../receipts/receipt.graphql.ts';
import { TimeLog } from '../timeLogs/timeLog.graphql.ts';
import { PayrollBoard, PayrollBoardRow, type ShownRow } from './board.graphql.ts';
import { openWeeksBefore, payday } from './payday.service.ts';
import type { Attention, Steps } from './weekStatus.ts';

const PayrollIssueEnum = builder.enumType('PayrollIssue', {
  description: "What stands in the way of a person's pay for a week, or part of it.",
  values: {
    HELD_BACK: {
      description:
        'The last batch refused the person, or the viewer may not process them; `heldReason` says why.',
    },
    NO_RATE: { description: 'Worked days, approved or not yet, have no day rate.' },
    UNAPPROVED_DAYS: { description: 'Worked days on no payroll run await a decision.' },
    UNAPPROVED_RECEIPTS: { description: 'Receipts on no payroll run await a decision.' },
    LEFT_OUT: { description: 'The week is on payroll, and approved days are not on its run.' },
    LATE: {
      description: 'The week is over, the person had started by then, and not a single day of it is logged.',
    },
    AWAITING_SECOND_PERSON: { description: 'The payment was asked for and waits for a second person.' },
    ABOVE_LIMIT: { description: 'The payment needs a second person, and no one has asked for one yet.' },
    BACK_PAY: {
      description:
        'A rate that was entered later is higher than what days on payroll were paid at; `backPay` says by how much.',
    },
    NO_W9: { description: 'There is pay for the week, and no certified taxpayer number.' },
  } as const,
});

const attentionOf = async ({ page, userId }: ShownRow): Promise<Attention | undefined> =>
  (await page.status()).attention.get(userId);

builder.objectFields(PayrollBoardRow, (t) => ({
  issues: t.field({
    type: [PayrollIssueEnum],
    description: "What stands in the way of the person's pay, the most urgent first; empty for most people.",
    resolve: async (row) => (await attentionOf(row))?.issues ?? [],
  }),
  heldReason: t.string({
    nullable: true,
    description: 'Why the person is HELD_BACK; null for everyone else.',
    resolve: async (row) => (await attentionOf(row))?.reason ?? null,
  }),
  amountAtStake: t.field({
    type: 'Money',
    nullable: true,
    description:
      'For a person with `issues`: what the week comes to if all of it is approved, before deductions; once it is on payroll, the net pay. Null if no amount is known, and for everyone else.',
    resolve: async (row) => {
      const amount = (await attentionOf(row))?.amount;
      return amount == null ? null : toAmount(amount);
    },
  }),
  backPay: t.field({
    type: BackPay,
    nullable: true,
    description: 'What is due to a person with the issue BACK_PAY; null for everyone else.',
    resolve: async (row) => (await attentionOf(row))?.backPay ?? null,
  }),
  undecidedDays: t.prismaField({
    type: [TimeLog],
    description: 'Worked days on no payroll run that await a decision, by day.',
    resolve: async (query, row) => {
      const days = await row.page.loadDays(query);
      // A day that was decided a moment ago is omitted.
      return ((await attentionOf(row))?.undecidedDays ?? []).flatMap((key) => days.get(key) ?? []);
    },
  }),
  undecidedReceipts: t.prismaField({
    type: [Receipt],
    description: 'Receipts for the week and any day before it that await a decision, by day.',
    resolve: async (query, row) => {
      const receipts = await row.page.loadReceipts(query);
      return ((await attentionOf(row))?.undecidedReceipts ?? []).flatMap((key) => receipts.get(key) ?? []);
    },
  }),
}));

type Amount =
  | 'toApprove'
  | 'toProcess'
  | 'toPay'
  | 'paidOut'
  | 'payable'
  | 'ranTotal'
  | 'ranDeducted'
  | 'ranPaidBefore'
  | 'added';
const money = (name: Amount, description: string) => ({
  type: 'Money' as const,
  description,
  resolve: (steps: Steps) => toAmount(steps[name]),
});

const PayrollSteps = builder.objectRef<Steps>('PayrollSteps').implement({
  tokenScope: 'PAYROLL_READ',
  description:
    'How far a week has come: how many people have reached each step, and the money that has come no further.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    expected: t.exposeInt('expected', {
      description:
        'People who should have days in the week: active contractors who had started by its end, and everyone who logged a day or has a run.',
    }),
    logged: t.exposeInt('logged', { description: 'People who logged a day, worked or not, or have a run.' }),
    worked: t.exposeInt('worked', {
      description: 'People with something to be paid for: worked days, receipts or a run.',
    }),
    approved: t.exposeInt('approved', {
      description: 'Those counted in `worked` who have no day left to approve, or have a run.',
    }),
    onPayroll: t.exposeInt('onPayroll', { description: 'People with a run that is not void.' }),
    paid: t.exposeInt('paid', {
      description: 'People whose run is paid, with everything that was added to the week.',
    }),
    toApprove: t.field(money('toApprove', 'What days and receipts that await a decision come to.')),
    toProcess: t.field(money('toProcess', 'Pay and receipts that are approved and on no run.')),
    toPay: t.field(money('toPay', 'Net pay of runs that are not paid, corrections included.')),
    paidOut: t.field(money('paidOut', 'Net pay of runs that are paid.')),
    ranTotal: t.field(
      money('ranTotal', "Base pay and expenses of the week's runs that are not void, adjustments aside."),
    ),
    ranDeducted: t.field(
      money(
        'ranDeducted',
        'What advances, deductions and overpayments take from `ranTotal`, as a positive amount.',
      ),
    ),
    ranPaidBefore: t.field(
      money(
        'ranPaidBefore',
        'The part of `ranTotal` that had been paid with payroll runs that are void now, as a positive amount.',
      ),
    ),
    added: t.field(
      money(
        'added',
        "Net pay of the week's adjustments and added pay: `ranTotal` − `ranDeducted` − `ranPaidBefore` + `added` is `toPay` + `paidOut`.",
      ),
    ),
    payableRuns: t.exposeInt('payableRuns', {
      description: 'Unpaid runs whose payment the viewer can record without a second person.',
    }),
    payablePeople: t.exposeInt('payablePeople', { description: 'How many people `payableRuns` are for.' }),
    payable: t.field(money('payable', 'Net pay of `payableRuns`.')),
    awaitingPeople: t.exposeInt('awaitingPeople', {
      description: 'People whose payment waits for a second person.',
    }),
    aboveLimit: t.idList({
      description:
        'The ids of people whose payment needs a second person whom no one has asked for yet: none of the payable runs is theirs.',
      resolve: ({ aboveLimit }) => aboveLimit.map((key) => toId('User', key)),
    }),
    payDate: t.expose('payDate', {
      type: 'Date',
      nullable: true,
      description: 'The latest pay date of the runs; null while no one is on payroll.',
    }),
  }),
});

builder.objectFields(PayrollBoard, (t) => ({
  steps: t.field({
    type: PayrollSteps,
    description: 'How far the week has come, for everyone on the board.',
    resolve: async ({ status }) => (await status()).steps,
  }),
  openWeeksBefore: t.int({
    description: 'How many earlier weeks are not fully paid.',
    resolve: async ({ weekStart }, _args, context) => (await openWeeksBefore(context, weekStart)).length,
  }),
  openWeekBefore: t.field({
    type: 'Date',
    nullable: true,
    description: 'The Monday of the latest of those weeks; null if there is none.',
    resolve: async ({ weekStart }, _args, context) =>
      (await openWeeksBefore(context, weekStart))[0]?.weekStart ?? null,
  }),
}));

builder.queryField('payday', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: PayrollBoard,
    tokenScope: 'PAYROLL_READ',
    description:
      'The week to pay now: last week until everyone is paid for it, then the latest week before it that is not fully paid; last week if there is none.',
    resolve: (_root, _args, context) => payday(context),
  }),
);
