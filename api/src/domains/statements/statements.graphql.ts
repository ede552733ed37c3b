/** The content of a run's statement, stored when the run was processed, and the statement as a file. */
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { MAX_ARCHIVED } from '../../operation/pdfArchive.ts';
import { PayrollLineClassEnum, PayrollLineKindEnum } from '../payroll/payrollLine.graphql.ts';
import { PayrollRun } from '../payroll/payrollRun.graphql.ts';
import {
  addressLines,
  readContent,
  type StatementAmounts,
  type StatementBalance,
  type StatementContent,
  type StatementLine,
} from '../payroll/statement/content.ts';
import { ExpenseCategoryEnum } from '../receipts/receipt.graphql.ts';
import { TimeLogStatusEnum } from '../timeLogs/timeLog.graphql.ts';
import { payStatementFile, withoutSampleCompany } from './statement.service.ts';
import { payStatements } from './statements.service.ts';

// Reached only through the run, which checks the access.
const THROUGH_ITS_RUN = { signedIn: true } as const;

const Company = builder.objectRef<StatementContent['company']>('PayStatementCompany').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'The company as it was at the time.',
  authScopes: THROUGH_ITS_RUN,
  fields: (t) => ({
    legalName: t.exposeString('legalName', {
      description: "The company's name at the time, as on tax forms.",
    }),
    addressLines: t.stringList({
      description: 'The address, line by line, ready to print.',
      resolve: ({ address }) => addressLines(address),
    }),
    phone: t.exposeString('phone', { description: 'The number to call about the statement.' }),
    email: t.exposeString('email', { description: 'The address to write to about the statement.' }),
    usdotNumber: t.exposeString('usdotNumber', {
      nullable: true,
      description: "The carrier's USDOT number; null if it was not on file.",
    }),
    mcNumber: t.exposeString('mcNumber', {
      nullable: true,
      description: "The carrier's MC number; null if it was not on file.",
    }),
  }),
});

const Payee = builder.objectRef<StatementContent['payee']>('PayStatementPayee').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'Who was paid, as of that time; never a taxpayer number.',
  authScopes: THROUGH_ITS_RUN,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'First and last name at the time.' }),
    email: t.exposeString('email', { description: 'The address the person signed in with at the time.' }),
    addressLines: t.stringList({
      description: 'The address, line by line, ready to print; empty if it was not on file.',
      resolve: ({ address }) => addressLines(address),
    }),
  }),
});

const Day = builder.objectRef<StatementContent['days'][number]>('PayStatementDay').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'A day of the week: what was logged and what the run has for it.',
  authScopes: THROUGH_ITS_RUN,
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'One of the seven days, logged or not.' }),
    worked: t.exposeBoolean('worked', { description: 'Whether the day was logged as worked at the time.' }),
    status: t.expose('status', {
      type: TimeLogStatusEnum,
      nullable: true,
      description: "The day's status at the time; null if nothing was logged.",
    }),
    rate: t.field({
      type: 'Money',
      nullable: true,
      description: 'The daily rate in effect on the day; null if none was agreed.',
      resolve: ({ rate }) => (rate === null ? null : toAmount(rate)),
    }),
    pay: t.field({
      type: 'Money',
      description: 'Pay for the day in dollars, expenses not included.',
      resolve: ({ pay }) => toAmount(pay),
    }),
    expenses: t.field({
      type: 'Money',
      description: 'Expenses of the day in dollars, reimbursed on top of pay.',
      resolve: ({ expenses }) => toAmount(expenses),
    }),
    notes: t.exposeString('notes', {
      description: 'What the manager noted about the day; empty if nothing.',
    }),
  }),
});

const UnpaidDay = builder
  .objectRef<StatementContent['unpaidDays'][number]>('PayStatementUnpaidDay')
  .implement({
    tokenScope: 'PAYROLL_READ',
    description: 'A worked day that was on no run when the statement was made.',
    authScopes: THROUGH_ITS_RUN,
    fields: (t) => ({
      date: t.expose('date', {
        type: 'Date',
        description: "A worked day up to the end of the statement's week.",
      }),
      reason: t.exposeString('reason', { description: "Why, in words: 'Rejected: No trip sheet'." }),
    }),
  });

const YearToDate = builder.objectRef<StatementContent['yearToDate']>('PayStatementYearToDate').implement({
  tokenScope: 'PAYROLL_READ',
  description:
    "Runs of the pay date's calendar year that were not void, through this pay date and including this run, and what was paid in that year before the portal.",
  authScopes: THROUGH_ITS_RUN,
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The calendar year of the pay date.' }),
    runs: t.exposeInt('runs', { description: 'How many runs there were, this one included.' }),
    basePay: t.field({
      type: 'Money',
      description: words.basePay,
      resolve: ({ basePay }) => toAmount(basePay),
    }),
    expenses: t.field({
      type: 'Money',
      description: words.expenses,
      resolve: ({ expenses }) => toAmount(expenses),
    }),
    totalPay: t.field({
      type: 'Money',
      description: words.totalPay,
      resolve: ({ totalPay }) => toAmount(totalPay),
    }),
    paidBefore: t.field({
      type: 'Money',
      description: 'Dollars of this total that were paid before the portal was used; zero if nothing was.',
      resolve: ({ paidBefore = 0 }) => toAmount(paidBefore),
    }),
  }),
});

const Line = builder.objectRef<StatementLine>('PayStatementLine').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'One amount of the run, and what it is.',
  authScopes: THROUGH_ITS_RUN,
  fields: (t) => ({
    kind: t.expose('kind', { type: PayrollLineKindEnum, description: 'What it is paid for.' }),
    taxClass: t.expose('taxClass', { type: PayrollLineClassEnum, description: 'Whether a 1099 reports it.' }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars; negative where it takes something off.',
      resolve: ({ amount }) => toAmount(amount),
    }),
    date: t.expose('date', {
      type: 'Date',
      nullable: true,
      description: 'The day it is about; null if it is about none.',
    }),
    category: t.expose('category', {
      type: ExpenseCategoryEnum,
      nullable: true,
      description: 'What kind of expense; null for other lines, and where no one said.',
    }),
    description: t.exposeString('description', {
      description:
        'The purpose of an expense, the note about a day, or why it is adjusted; empty if nothing.',
    }),
  }),
});

const Amounts = builder.objectRef<StatementAmounts>('PayStatementAmounts').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What each amount of the run is, and the net pay.',
  authScopes: THROUGH_ITS_RUN,
  fields: (t) => ({
    lines: t.expose('lines', {
      type: [Line],
      description: 'In the order of the days; what was paid before is taken off at the end.',
    }),
    gross: t.field({
      type: 'Money',
      description: 'Compensation: pay, and expenses that were not accounted for.',
      resolve: ({ sums }) => toAmount(sums.gross),
    }),
    reimbursed: t.field({
      type: 'Money',
      description: 'Expenses that were accounted for.',
      resolve: ({ sums }) => toAmount(sums.reimbursed),
    }),
    deducted: t.field({
      type: 'Money',
      description: 'What is taken back, as a positive amount.',
      resolve: ({ sums }) => toAmount(sums.deducted),
    }),
    withheld: t.field({
      type: 'Money',
      description: 'Backup withholding, as a positive amount.',
      resolve: ({ sums }) => toAmount(sums.withheld),
    }),
    net: t.field({
      type: 'Money',
      description: 'Net pay: gross and reimbursed, less deducted and withheld.',
      resolve: ({ sums }) => toAmount(sums.net),
    }),
  }),
});

const Balance = builder.objectRef<StatementBalance>('PayStatementBalance').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What is owed on one advance or overpayment.',
  authScopes: THROUGH_ITS_RUN,
  fields: (t) => ({
    description: t.exposeString('description', { description: 'What it is for, such as Fuel advance.' }),
    before: t.field({
      type: 'Money',
      description: 'Dollars that were owed before the run.',
      resolve: ({ before }) => toAmount(before),
    }),
    after: t.field({
      type: 'Money',
      description: 'Dollars that are owed after it.',
      resolve: ({ after }) => toAmount(after),
    }),
  }),
});

const PayStatement = builder.objectRef<StatementContent>('PayStatement').implement({
  tokenScope: 'PAYROLL_READ',
  description:
    "What a run's statement says: everything as of when the run was processed. It never changes; query the run for whether it is void or replaced.",
  authScopes: THROUGH_ITS_RUN,
  fields: (t) => ({
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the run was processed and the statement made.',
      resolve: ({ generatedAt }) => new Date(generatedAt),
    }),
    timeZone: t.exposeString('timeZone', {
      description: "The company's time zone, such as America/New_York.",
    }),
    company: t.expose('company', { type: Company, description: 'Who pays, as the letterhead says it.' }),
    payee: t.expose('payee', { type: Payee, description: 'Who is paid, as addressed on the statement.' }),
    days: t.expose('days', { type: [Day], description: 'The seven days, starting on Monday.' }),
    basePay: t.field({
      type: 'Money',
      description: words.basePay,
      resolve: ({ totals }) => toAmount(totals.basePay),
    }),
    expenses: t.field({
      type: 'Money',
      description: words.expenses,
      resolve: ({ totals }) => toAmount(totals.expenses),
    }),
    totalPay: t.field({
      type: 'Money',
      description: words.totalPay,
      resolve: ({ totals }) => toAmount(totals.totalPay),
    }),
    amounts: t.field({
      type: Amounts,
      nullable: true,
      description: 'What each amount is; null on statements from before they showed this.',
      resolve: (content) => (content.version === 1 ? null : content),
    }),
    balances: t.field({
      type: [Balance],
      description:
        'What was owed on advances and overpayments before the run and after it, oldest first; empty if nothing, and on statements from before they showed this.',
      resolve: (content) => (content.version === 3 ? content.balances : []),
    }),
    yearToDate: t.expose('yearToDate', {
      type: YearToDate,
      description: 'What the year adds up to with this run.',
    }),
    unpaidDays: t.expose('unpaidDays', {
      type: [UnpaidDay],
      description: "Worked days up to the week's end that were on no run, oldest first; at most the last 31.",
    }),
    hasOlderUnpaidDays: t.exposeBoolean('hasOlderUnpaidDays', {
      description: 'Whether there were more unpaid days before those listed.',
    }),
  }),
});

builder.prismaObjectFields(PayrollRun, (t) => ({
  statement: t.field({
    type: PayStatement,
    nullable: true,
    description: 'What the pay statement says; null for runs from before statements were introduced.',
    select: { statement: { select: { content: true } } },
    resolve: ({ statement }) => statement && withoutSampleCompany(readContent(statement.content)),
  }),
}));

builder.queryField('payStatementFile', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: File,
    tokenScope: 'PAYROLL_READ',
    description:
      "The pay statement of one of the viewer's own runs as a PDF; of any run for those who can read payroll.",
    errors: { types: [NotFoundError] },
    args: { runId: t.arg.id({ required: true, description: 'The id of a payroll run, void or not.' }) },
    resolve: (_root, { runId }, context) => payStatementFile(context, runId),
  }),
);

builder.queryField('payStatements', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: File,
    tokenScope: 'PAYROLL_READ',
    description: `The pay statements of all payroll runs with a pay date in the range, as one ZIP archive with a PDF for each; void runs are included and marked. At most ${MAX_ARCHIVED}. Every download is recorded in the audit log.`,
    errors: { types: [ConflictError, ValidationError] },
    args: {
      startDate: t.arg({ type: 'Date', required: true, description: 'The first pay date, included.' }),
      endDate: t.arg({ type: 'Date', required: true, description: 'The last pay date, included.' }),
    },
    resolve: (_root, range, context) => payStatements(context, range),
  }),
);
