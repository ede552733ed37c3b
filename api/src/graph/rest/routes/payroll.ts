import { EXPENSE_CATEGORY_NAMES } from 'rules/expenses';
import { z } from 'zod';
import { file } from '../reply.ts';
import { listRoute, route } from '../route.ts';
import {
  Day,
  Id,
  Instant,
  Money,
  Pagination,
  Person,
  pageQuery,
  RefusedFields,
  RunFields,
  RunKind,
  RunShape,
  RunStatus,
  yesText,
} from '../shapes.ts';
import { changed, granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Payroll';

/** NACHA and CSV. */
const BANK_FILE_TYPES = ['text/plain', 'text/csv'];
const BankFileFormat = z.enum(['NACHA', 'CSV']).meta({ id: 'BankFileFormat' });
const INCLUDE_NEW = { description: 'Whether to pay into new accounts.' };
const INCLUDE_REPEATED = { description: 'Whether to pay people whom an earlier file for the week pays.' };

/** Identifies the file to make. */
const whichFile = {
  weekStart: Day.meta({ description: 'The Monday on which the week begins.' }),
  format: BankFileFormat,
  effectiveOn: Day.meta({ description: 'The banking day on which the money arrives.' }),
};

const BankFileShape = z
  .object({
    id: Id,
    weekStart: Day,
    format: BankFileFormat,
    effectiveOn: Day,
    amount: Money.meta({ description: 'Total that it pays.' }),
    sha256: z
      .string()
      .nullable()
      .meta({ description: 'SHA-256 of its bytes; null for files made before it was kept.' }),
    createdAt: Instant,
    outdatedReason: z.string().nullable().meta({
      description: 'Why it must not go to the bank anymore and can’t be downloaded; null while it may.',
    }),
    paid: z.array(
      z.object({
        run: z.object({ id: Id, number: z.int(), net: Money, user: Person }),
        account: z.object({ accountLast4: z.string() }),
      }),
    ),
    leftOut: z
      .array(z.object({ name: z.string(), amount: Money, reason: z.string() }))
      .meta({ description: 'Everyone else on payroll for the week when it was made.' }),
  })
  .meta({ id: 'BankFile' });

// The person's fields are written out, because a nested fragment would make a page of a thousand cost too much.
const BankFileFields = graphql(`
  fragment RestMadeFile on BankFile {
    id weekStart format effectiveOn amount sha256 createdAt outdatedReason
    paid { run { id number net user { id firstName lastName email } } account { accountLast4 } }
    leftOut { name amount reason }
  }
`);

export const payrollRoutes = [
  listRoute('/payroll', {
    tag,
    summary: 'Your own payroll runs, newest week first; managers, administrators and accountants see all.',
    query: z.object({
      ...pageQuery,
      userId: Id.optional(),
      status: RunStatus.optional(),
      kind: RunKind.optional(),
      startDate: Day.optional(),
      endDate: Day.optional(),
    }),
    response: z.array(RunShape),
    document: graphql(
      `query RestPayrollRuns(
        $first: Int!, $after: String, $counted: Boolean!, $userId: ID, $status: PayrollRunStatus, $kind: PayrollRunKind, $startDate: Date, $endDate: Date
      ) {
        payrollRuns(
          first: $first, after: $after, userId: $userId, status: $status, kind: $kind, startDate: $startDate, endDate: $endDate
        ) { totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestRun } } } }`,
      [RunFields],
    ),
    variables: (query) => ({
      userId: query.userId ?? null,
      status: query.status ?? null,
      kind: query.kind ?? null,
      startDate: query.startDate ?? null,
      endDate: query.endDate ?? null,
    }),
    connection: ({ payrollRuns }) => payrollRuns,
    wrap: (runs) => runs,
  }),

  route('POST', '/payroll/weekly', {
    tag,
    summary:
      "Processes a person's week, once; repeating an Idempotency-Key header repeats the first response.",
    status: 201,
    takesKey: true,
    body: z.object({
      userId: Id,
      weekStart: Day,
      weekEnd: Day,
      weeklyData: z.array(
        z.object({
          date: Day,
          pay: Money,
          expenses: Money,
          notes: z.string().nullish(),
          category: z.enum(EXPENSE_CATEGORY_NAMES).nullish(),
        }),
      ),
      payDate: Day.nullish(),
      skipPlans: z.array(Id).nullish(),
    }),
    response: z.object({ message: z.string(), payrollRun: RunShape }),
    document: graphql(
      `mutation RestProcessWeeklyPayroll($input: ProcessWeeklyPayrollInput!) {
        result: processWeeklyPayroll(input: $input) {
          ... on ProcessWeeklyPayrollPayload { message payrollRun { ...RestRun } } ...Refused } }`,
      [RunFields, RefusedFields],
    ),
    variables: ({ body, idempotencyKey }) => ({ input: { ...body, idempotencyKey } }),
    respond: ({ result }) => granted(result),
  }),

  listRoute('/payroll/bank-files', {
    tag,
    summary: 'A page of the bank files that were made, newest first.',
    query: z.object({
      ...pageQuery,
      weekStart: Day.optional().meta({ description: 'The Monday of a week; left out, all weeks.' }),
    }),
    response: z.object({ bankFiles: z.array(BankFileShape), pagination: Pagination }),
    document: graphql(
      `query RestBankFiles($first: Int!, $after: String, $counted: Boolean!, $weekStart: Date) {
        bankFiles(first: $first, after: $after, weekStart: $weekStart) {
          totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestMadeFile } } } }`,
      [BankFileFields],
    ),
    pageSize: 20,
    variables: ({ weekStart = null }) => ({ weekStart }),
    connection: ({ bankFiles }) => bankFiles,
    wrap: (bankFiles, pagination) => ({ bankFiles, pagination }),
  }),

  route('POST', '/payroll/bank-files', {
    tag,
    summary:
      'Makes the file that pays a week through the bank, once; repeating an Idempotency-Key header repeats the first response. `leftOut` lists the people it doesn’t pay, and why. It marks nothing as paid. If it would pay no one, 409 CONFLICT says which file they are in, with its id in `details`. Above the company’s limit, it asks a second person instead: 403 APPROVAL_REQUIRED with the id of the request; once they have approved it, the same request returns the file.',
    status: 201,
    takesKey: true,
    body: z.object({
      ...whichFile,
      includeNew: z.boolean().nullish().meta(INCLUDE_NEW),
      includeRepeated: z.boolean().nullish().meta(INCLUDE_REPEATED),
    }),
    response: z.object({ bankFile: BankFileShape }),
    document: graphql(
      `mutation RestMakeBankFile($input: MakeBankFileInput!) {
        result: makeBankFile(input: $input) {
          ... on MakeBankFilePayload { bankFile { ...RestMadeFile } } ...Refused } }`,
      [BankFileFields, RefusedFields],
    ),
    variables: ({ body, idempotencyKey }) => ({ input: { ...body, idempotencyKey } }),
    respond: ({ result }) => ({ bankFile: changed(result, 'bankFile') }),
  }),

  route('GET', '/payroll/bank-file', {
    tag,
    summary:
      'Makes a bank file and returns it. Deprecated: use POST /payroll/bank-files, which says who is left out.',
    deprecated: { since: '2026-11-27', successor: '/payroll/bank-files' },
    query: z.object({
      ...whichFile,
      includeNew: yesText.optional().meta(INCLUDE_NEW),
      includeRepeated: yesText.optional().meta(INCLUDE_REPEATED),
    }),
    produces: BANK_FILE_TYPES,
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestBankFile(
        $weekStart: Date!, $format: BankFileFormat!, $effectiveOn: Date!, $includeNew: Boolean, $includeRepeated: Boolean
      ) {
        result: bankFile(
          weekStart: $weekStart, format: $format, effectiveOn: $effectiveOn, includeNew: $includeNew
          includeRepeated: $includeRepeated
        ) { ... on File { filename contentType leftOut bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ query }) => query,
    respond: ({ result }) => file(granted(result)),
  }),

  route('GET', '/payroll/bank-files/:id', {
    tag,
    summary:
      'A bank file that was made, byte for byte, with account numbers in full; 409 CONFLICT if it must not go to the bank anymore. Every download is recorded.',
    produces: BANK_FILE_TYPES,
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestMadeBankFile($id: ID!) {
        result: madeBankFile(id: $id) { ... on File { filename contentType leftOut bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ result }) => file(granted(result)),
  }),

  route('GET', '/payroll/journal', {
    tag,
    summary: 'The ledger as journal entries in CSV, as QuickBooks Online imports them.',
    query: z.object({
      startDate: Day.meta({ description: 'The first day of the entries.' }),
      endDate: Day.meta({ description: 'The last one.' }),
    }),
    produces: ['text/csv'],
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestPaymentJournal($startDate: Date!, $endDate: Date!) {
        result: paymentJournal(startDate: $startDate, endDate: $endDate) {
          ... on File { filename contentType bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ query }) => query,
    respond: ({ result }) => file(granted(result)),
  }),

  route('GET', '/payroll/statements', {
    tag,
    summary:
      'The pay statements of every run with a pay date on these days, such as a year, as a ZIP archive of PDFs; at most 1000.',
    query: z.object({
      startDate: Day.meta({ description: 'The first pay date.' }),
      endDate: Day.meta({ description: 'The last one.' }),
    }),
    produces: ['application/zip'],
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestPayStatements($startDate: Date!, $endDate: Date!) {
        result: payStatements(startDate: $startDate, endDate: $endDate) {
          ... on File { filename contentType leftOut bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ query }) => query,
    respond: ({ result }) => file(granted(result)),
  }),

  route('GET', '/payroll/:id/statement', {
    tag,
    summary: "The pay statement of a run as a PDF: your own, or anyone's for those who can read payroll.",
    produces: ['application/pdf'],
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestPayStatement($id: ID!) {
        result: payStatementFile(runId: $id) { ... on File { filename contentType bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ result }) => file(granted(result)),
  }),

  route('PATCH', '/payroll/:id/status', {
    tag,
    summary: 'Marks a processed run as paid, or makes a run void.',
    body: z.object({
      status: RunStatus,
      reason: z.string().nullish(),
      notInOpeningBalance: z.boolean().nullish().meta({
        description:
          'True to say that the payment is not part of what was entered as paid before the portal.',
      }),
    }),
    response: z.object({ payrollRun: RunShape }),
    document: graphql(
      `mutation RestSetPayrollRunStatus($input: SetPayrollRunStatusInput!) {
        result: setPayrollRunStatus(input: $input) {
          ... on SetPayrollRunStatusPayload { payrollRun { ...RestRun } } ...Refused } }`,
      [RunFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    respond: ({ result }) => ({ payrollRun: changed(result, 'payrollRun') }),
  }),
];
