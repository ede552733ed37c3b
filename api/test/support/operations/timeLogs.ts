import { inDomain, result } from '../operation.ts';
import { pdf } from '../receivedFiles.ts';
import { ACCOUNTANTS, MANAGERS, only, PAYROLL_READERS } from '../rights.ts';

const SMALL_PDF = pdf().toString('base64');
/** Approvers and payers may know about a receipt, but change only their own. */
const OWNER_ALONE = only(PAYROLL_READERS, 'NOT_FOUND', 'FORBIDDEN');
/** Accountants may know about a day, but change only their own. */
const READERS_ALONE = only(ACCOUNTANTS, 'NOT_FOUND', 'FORBIDDEN');

export const timeLogsOperations = inDomain('Time logs', [
  {
    field: 'Query.timeLogs',
    document: '{ timeLogs { totalCount } }',
    allowed: 'anyone',
  },
  {
    field: 'Query.submittedWeeks',
    document:
      'query($weekStart: Date) { submittedWeeks(weekStart: $weekStart) { totalCount edges { node { user { id } } } } }',
    variables: () => ({ weekStart: '2026-11-16' }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.lateSubmitters',
    document: 'query($weekStart: Date) { lateSubmitters(weekStart: $weekStart) { totalCount } }',
    variables: () => ({ weekStart: '2026-11-02' }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.expectedSubmitterCount',
    document: 'query($weekStart: Date) { expectedSubmitterCount(weekStart: $weekStart) }',
    variables: () => ({ weekStart: '2026-11-02' }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.logDay',
    token: 'writes',
    document: result('logDay', 'LogDayInput'),
    variables: () => ({ input: { date: '2026-11-17', worked: true } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.updateTimeLog',
    token: 'writes',
    document: result('updateTimeLog', 'UpdateTimeLogInput'),
    variables: ({ dayId }) => ({ input: { id: dayId, description: 'Other' } }),
    allowed: 'anyone',
    about: {
      driver: only(MANAGERS, READERS_ALONE),
      own: 'OK',
      peer: only(MANAGERS, READERS_ALONE),
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.submitWeek',
    token: 'writes',
    document: result('submitWeek', 'SubmitWeekInput'),
    variables: () => ({
      input: {
        weekStart: '2026-11-16',
        days: [{ date: '2026-11-16', worked: true, description: 'Truck 1' }],
      },
    }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.withdrawWeek',
    token: 'writes',
    document: result('withdrawWeek', 'WithdrawWeekInput'),
    variables: () => ({ input: { weekStart: '2026-11-16' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.decideDays',
    token: 'writes',
    document: `mutation($input: DecideDaysInput!) { result: decideDays(input: $input) {
      ... on Error { code } ... on DecideDaysPayload { decided { id } refused { message } } } }`,
    variables: ({ dayId, revision }) => ({ input: { days: [{ id: dayId, revision }], status: 'APPROVED' } }),
    allowed: MANAGERS,
    about: { own: 'REFUSED', peer: 'OK', admin: 'OK', missing: 'REFUSED' },
  },
  {
    field: 'Query.receipts',
    document: '{ receipts { totalCount } }',
    allowed: 'anyone',
  },
  {
    field: 'Query.receiptFile',
    document: `query($id: ID!) { result: receiptFile(id: $id) { ... on Error { code } ... on File { filename } } }`,
    variables: ({ receiptFileId }) => ({ id: receiptFileId }),
    allowed: 'anyone',
    about: {
      driver: only(PAYROLL_READERS, 'NOT_FOUND'),
      own: 'OK',
      peer: only(PAYROLL_READERS, 'NOT_FOUND'),
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.sendReceiptFile',
    token: 'writes',
    document: `mutation($input: SendReceiptFileInput!) { result: sendReceiptFile(input: $input) {
      ... on Error { code } ... on SendReceiptFilePayload { receiptFile { id } } } }`,
    variables: () => ({ input: { file: SMALL_PDF } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.addReceipt',
    token: 'writes',
    document: result('addReceipt', 'AddReceiptInput'),
    variables: () => ({
      input: {
        date: '2026-11-17',
        category: 'TOLLS',
        amount: 12.5,
        purpose: 'Turnpike',
        idempotencyKey: 'a toll',
      },
    }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.updateReceipt',
    token: 'writes',
    document: result('updateReceipt', 'UpdateReceiptInput'),
    variables: ({ receiptId, receiptRevision: revision }) => ({
      input: { id: receiptId, revision, amount: 13 },
    }),
    allowed: 'anyone',
    about: {
      driver: OWNER_ALONE,
      own: 'OK',
      peer: OWNER_ALONE,
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.deleteReceipt',
    token: 'writes',
    document: result('deleteReceipt', 'DeleteReceiptInput'),
    variables: ({ receiptId }) => ({ input: { id: receiptId } }),
    allowed: 'anyone',
    about: {
      driver: OWNER_ALONE,
      own: 'OK',
      peer: OWNER_ALONE,
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.decideReceipts',
    token: 'writes',
    document: `mutation($input: DecideReceiptsInput!) { result: decideReceipts(input: $input) {
      ... on Error { code } ... on DecideReceiptsPayload { decided { id } refused: refusals { message } } } }`,
    variables: ({ receiptId, receiptRevision: revision }) => ({
      input: { receipts: [{ id: receiptId, revision }], status: 'APPROVED' },
    }),
    allowed: MANAGERS,
    about: { own: 'REFUSED', peer: 'OK', admin: 'OK', missing: 'REFUSED' },
  },
]);
