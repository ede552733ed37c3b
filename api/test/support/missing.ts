import { randomUUID } from 'node:crypto';
import { toId } from '../../src/operation/ids.ts';
import type { Stage } from './operation.ts';
import { PASSWORD } from './portal.ts';

const NOBODY = '0190aaaa-0000-7000-8000-000000000000';

/** Ids of the right form that belong to nothing. */
export const MISSING: Stage = {
  driver: { key: NOBODY, id: toId('User', NOBODY), email: 'nobody@example.com', token: '' },
  dayId: toId('TimeLog', NOBODY),
  revision: 'k3',
  receiptId: toId('Receipt', NOBODY),
  receiptRevision: 'k3',
  receiptFileId: toId('ReceiptFile', NOBODY),
  runId: toId('PayrollRun', NOBODY),
  paymentId: toId('Payment', NOBODY),
  overpaidWeek: '2024-11-11',
  planId: toId('Plan', NOBODY),
  openingId: toId('OpeningBalance', NOBODY),
  repaymentId: toId('PlanRepayment', NOBODY),
  planRevision: 'k3',
  requestId: toId('ApprovalRequest', NOBODY),
  bankFileId: toId('BankFile', NOBODY),
  reportId: toId('Report', NOBODY),
  documentId: toId('TaxDocument', NOBODY),
  sessionId: toId('Session', NOBODY),
  accessTokenId: toId('PersonalAccessToken', NOBODY),
  noticeId: toId('Notice', NOBODY),
  resetToken: randomUUID(),
  invitationToken: randomUUID(),
  password: PASSWORD,
  payrollBatchId: toId('PayrollBatch', NOBODY),
  taxBatchId: toId('TaxDocumentBatch', NOBODY),
};
