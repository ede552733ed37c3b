import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import { canPay } from '../../viewer/policy.ts';
import { waitingAt } from '../approvalRequests/find.ts';
import { Receipt } from '../receipts/receipt.graphql.ts';
import { computeOverpaid, EARLIER, PaidBefore, toPaidBefore } from './paidBefore.graphql.ts';
import { sumClasses } from './pay/lineSums.ts';
import { visiblePayrollRuns } from './payroll.service.ts';
import { PayrollLine } from './payrollLine.graphql.ts';

export const PayrollRunStatusEnum = builder.enumType('PayrollRunStatus', {
  description:
    'Processed, which means on payroll, then paid; a mistake is voided and the week processed again.',
  values: {
    PROCESSED: { description: 'On payroll and not marked as paid yet.' },
    PAID: { description: 'A payment settled it.' },
    VOID: {
      description: 'A mistake, kept for the record: it counts in no total, and its days are free again.',
    },
  },
});

export const PayrollRunKindEnum = builder.enumType('PayrollRunKind', {
  description: 'What a run is about.',
  values: {
    REGULAR: { description: "A person's week; each has one that is not void." },
    ADJUSTMENT: { description: 'The difference that a correction makes, apart from the run of the week.' },
  },
});

const PayrollEntry = builder.prismaObject('PayrollEntry', {
  tokenScope: 'PAYROLL_READ',
  description: 'One day of a run: what it pays for the day.',
  // Reached only through the run, which checks the access.
  authScopes: { signedIn: true },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stays the same for as long as the run exists.' }),
    date: t.expose('date', {
      type: 'Date',
      description: "A calendar day of the run's week.",
    }),
    pay: t.expose('pay', {
      type: 'Money',
      description: 'Pay for the day in dollars, expenses not included.',
    }),
    expenses: t.expose('expenses', {
      type: 'Money',
      description: 'Expenses of the day in dollars, on top of pay.',
    }),
    notes: t.exposeString('notes', {
      description: 'What the manager noted about the day; empty if nothing.',
    }),
  }),
});

/** Selects the lines for the sums the way `lines` does, so that one statement reads both. */
const LINES = {
  lines: { select: { taxClass: true, amount: true }, orderBy: { position: 'asc' } },
} as const;

export const PayrollRun = builder.prismaNode('PayrollRun', {
  tokenScope: 'PAYROLL_READ',
  id: { field: 'id' },
  // Someone else's run looks like one that does not exist: null.
  nullable: true,
  description:
    "One person's pay for one week: what a pay statement is printed from. Amounts never change; a mistake is voided.",
  findUnique: (id, { viewer }) => ({ id, ...visiblePayrollRuns(viewer) }),
  select: { id: true, userId: true },
  authScopes: (run, context) => isActiveOwnerOrHasRole(context, run.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    number: t.exposeInt('number', {
      description: 'The number printed on the statement; no two runs have the same.',
    }),
    user: t.relation('user', { description: 'Who is paid.' }),
    weekStart: t.expose('weekStart', {
      type: 'Date',
      description: words.monday,
    }),
    weekEnd: t.expose('weekEnd', {
      type: 'Date',
      description: words.sunday,
    }),
    basePay: t.expose('basePay', {
      type: 'Money',
      description: words.basePay,
    }),
    expenses: t.expose('bonuses', {
      type: 'Money',
      description: words.expenses,
    }),
    bonuses: t.expose('bonuses', {
      type: 'Money',
      description: "The former name of expenses; the name is the older system's.",
      deprecationReason: 'Use expenses.',
    }),
    totalPay: t.expose('totalPay', {
      type: 'Money',
      description: words.totalPay,
    }),
    kind: t.expose('kind', { type: PayrollRunKindEnum, description: 'The week itself, or a correction.' }),
    gross: t.field({
      type: 'Money',
      description:
        'Compensation: pay, and expenses that were not accounted for. This is what a 1099 reports.',
      select: LINES,
      resolve: ({ lines }) => toAmount(sumClasses(lines).gross),
    }),
    reimbursed: t.field({
      type: 'Money',
      description: 'Expenses that were accounted for; no 1099 reports them.',
      select: LINES,
      resolve: ({ lines }) => toAmount(sumClasses(lines).reimbursed),
    }),
    deducted: t.field({
      type: 'Money',
      description: 'What is taken back, as a positive amount; it never lowers gross.',
      select: LINES,
      resolve: ({ lines }) => toAmount(sumClasses(lines).deducted),
    }),
    withheld: t.field({
      type: 'Money',
      description: 'Backup withholding, as a positive amount.',
      select: LINES,
      resolve: ({ lines }) => toAmount(sumClasses(lines).withheld),
    }),
    net: t.field({
      type: 'Money',
      description: 'Net pay: gross and reimbursed, less deducted and withheld.',
      select: LINES,
      resolve: ({ lines }) => toAmount(sumClasses(lines).net),
    }),
    paidBefore: t.field({
      type: [PaidBefore],
      description:
        'What had been paid for the week with runs that have since been voided, which is taken off this one; empty for most runs.',
      select: EARLIER,
      resolve: toPaidBefore,
    }),
    overpaid: t.field({
      type: 'Money',
      description:
        'How much more was paid than is due, as of this run; later runs take it back. Zero for most runs.',
      select: EARLIER,
      resolve: (run) => toAmount(computeOverpaid(run)),
    }),
    lines: t.relation('lines', {
      type: PayrollLine,
      description: 'What each amount is for, in the order of the days.',
      query: { orderBy: LINES.lines.orderBy },
    }),
    status: t.expose('status', {
      type: PayrollRunStatusEnum,
      description: 'Leave VOID runs out of sums; `payDate` says which year a run counts in.',
    }),
    payDate: t.expose('payDate', {
      type: 'Date',
      description: "The pay date. The payment's date decides the tax year.",
    }),
    entries: t.relation('entries', {
      type: PayrollEntry,
      description: 'The days, starting on Monday.',
      query: { orderBy: { date: 'asc' } },
    }),
    receipts: t.relation('receipts', {
      type: Receipt,
      description:
        'The receipts it pays, by day; their amounts are in the expenses of its days. For a void run, those whose money has gone out, until the week is processed again.',
      query: { orderBy: [{ date: 'asc' }, { id: 'asc' }] },
    }),
    processedAt: t.expose('processedAt', {
      type: 'DateTime',
      description: 'When the week was put on payroll.',
    }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was marked as paid out; null until then.',
    }),
    voidedAt: t.expose('voidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was voided; null if it is not void.',
    }),
    voidReason: t.exposeString('voidReason', {
      nullable: true,
      description: 'Why it was voided; null if it is not void or no one said why.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: `${words.updatedAt} Runs from before this was recorded say when recording began.`,
    }),
    replaces: t.relation('replaces', {
      nullable: true,
      description: 'The void run of the same week that this one replaces; null if there is none.',
    }),
    replacedBy: t.relation('replacedBy', {
      nullable: true,
      description: 'The run that replaces this one, which is void; null if none does.',
    }),
    payment: t.relation('payment', {
      nullable: true,
      description:
        'The payment that settles it; for a void run, the payment that had paid it, which stays valid. Null if no money has gone out.',
    }),
    awaitsApproval: t.boolean({
      description: 'Whether its payment was asked for and waits for a second person.',
      select: (_args, context) => ({
        status: true,
        approvalRequests: { where: waitingAt(context.now()), select: { requestId: true } },
      }),
      resolve: ({ status, approvalRequests }) => status === 'PROCESSED' && approvalRequests.length > 0,
    }),
    isReplaced: t.boolean({
      description: 'Whether another run replaces this one.',
      select: { replacedBy: { select: { id: true } } },
      resolve: (run) => run.replacedBy !== null,
    }),
    viewerCanVoid: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer may void it. No one can void their own.',
      select: { status: true },
      resolve: (run, _args, { viewer }) =>
        run.status !== 'VOID' && canPay(viewer, { id: run.userId }) === null,
    }),
    viewerCanMarkPaid: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether it is processed and the viewer may mark it as paid. No one can mark their own.',
      select: { status: true },
      resolve: (run, _args, { viewer }) =>
        run.status === 'PROCESSED' && canPay(viewer, { id: run.userId }) === null,
    }),
  }),
});
