import { randomUUID } from 'node:crypto';
import { idOf } from '../../src/operation/ids.ts';
import type { Stage } from './operation.ts';
import { PASSWORD } from './portal.ts';

const NOBODY = '0190aaaa-0000-7000-8000-000000000000';

/** Ids of the right form that belong to nothing. */
export const MISSING: Stage = {
  driver: { key: NOBODY, id: idOf('User', NOBODY), email: 'nobody@example.com', token: '' },
  dayId: idOf('TimeLog', NOBODY),
  revision: 'k3',
  runId: idOf('PayrollRun', NOBODY),
  reportId: idOf('Report', NOBODY),
  documentId: idOf('TaxDocument', NOBODY),
  sessionId: idOf('Session', NOBODY),
  accessTokenId: idOf('PersonalAccessToken', NOBODY),
  resetToken: randomUUID(),
  password: PASSWORD,
  payrollBatchId: idOf('PayrollBatch', NOBODY),
  taxBatchId: idOf('TaxDocumentBatch', NOBODY),
};
