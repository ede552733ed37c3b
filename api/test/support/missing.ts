import { randomUUID } from 'node:crypto';
import { toId } from '../../src/operation/ids.ts';
import type { Stage } from './operation.ts';
import { PASSWORD } from './portal.ts';

const NO_ONE = '0190aaaa-0000-7000-8000-000000000000';

/** Well-formed ids without records. */
export const MISSING: Stage = {
  driver: { key: NO_ONE, id: toId('User', NO_ONE), email: 'no-one@example.com', token: '' },
  dayId: toId('TimeLog', NO_ONE),
  revision: 'k3',
  receiptId: toId('Receipt', NO_ONE),
  receiptRevision: 'k3',
  receiptFileId: toId('ReceiptFile', NO_ONE),
  runId: toId('PayrollRun', NO_ONE),
  runNumber: 2_147_483_647,
  paymentId: toId('Payment', NO_ONE),
  overpaidWeek: '2024-11-11',
  planId: toId('Plan', NO_ONE),
  openingId: toId('OpeningBalance', NO_ONE),
  repaymentId: toId('PlanRepayment', NO_ONE),
  planRevision: 'k3',
  requestId: toId('ApprovalRequest', NO_ONE),
  bankFileId: toId('BankFile', NO_ONE),
  reportId: toId('Report', NO_ONE),
  documentId: toId('TaxDocument', NO_ONE),
  sessionId: toId('Session', NO_ONE),
  accessTokenId: toId('PersonalAccessToken', NO_ONE),
  noticeId: toId('Notice', NO_ONE),
  resetToken: randomUUID(),
  invitationToken: randomUUID(),
  password: PASSWORD,
  payrollBatchId: toId('PayrollBatch', NO_ONE),
  taxBatchId: toId('TaxDocumentBatch', NO_ONE),
};
