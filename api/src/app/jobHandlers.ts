/** Maps each queue to the domain that handles its jobs. */
import { sendResetLink } from '../domains/account/resetLink.service.ts';
import { expireRequests } from '../domains/approvalRequests/expire.ts';
import { queueBackups, runBackups } from '../domains/backups/backups.service.ts';
import { unfinishedBatches } from '../domains/batches/lease.ts';
import { sweepNotices } from '../domains/inbox/sweepNotices.ts';
import { sweepRequests } from '../domains/payroll/sweepRequests.ts';
import { payrollBatch } from '../domains/payrollBatches/payrollBatch.ts';
import { sweepReceiptFiles } from '../domains/receipts/sweepFiles.ts';
import { taxDocumentBatch } from '../domains/taxSeason/taxDocumentBatch.ts';
import { recoverMails, sendMails } from '../notices/mail/sendMails.ts';
import type { Services } from '../operation/services.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Handlers, Lost } from '../platform/jobs/jobs.ts';
import { forgottenTouches } from '../platform/sql/kept.sql.ts';
import { changeIn } from '../platform/sql/transaction.ts';

const BATCHES = [payrollBatch, taxDocumentBatch];

export const createHandlers = (
  services: Services,
  onError: (error: unknown) => void,
  onBackupError: (error: unknown) => void = onError,
): Handlers => ({
  'payroll-batches': (job) => payrollBatch.run(services, job, onError),
  'tax-document-batches': (job) => taxDocumentBatch.run(services, job, onError),
  'password-resets': ({ data }) => sendResetLink(services, data),
  mail: (job) => sendMails(services, job, onError),
  backups: (job) => runBackups(services, job, onBackupError),
});

/**
 * Requeues work that has lost its job: all unfinished work, or what a dead process was working on. The former is rare,
 * and also clears away what no one needs anymore.
 */
export async function recoverJobs(services: Services, lost: Lost = 'any'): Promise<void> {
  for (const { table, queue } of BATCHES) {
    const unfinished = await unfinishedBatches(services, table, lost === 'dead');
    for (const batchId of unfinished)
      await inTransaction(services.db, (tx) => services.jobs.send(tx, queue, batchId, { batchId }));
    if (unfinished.length) services.jobs.wake(queue);
  }
  if (lost === 'dead') return;
  await changeIn(services.db, forgottenTouches());
  await sweepRequests(services);
  await expireRequests(services);
  await sweepNotices(services);
  await sweepReceiptFiles(services);
  await recoverMails(services);
  await queueBackups(services);
}
