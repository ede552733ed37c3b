/** The job that makes everybody's forms. */

import { ADMINS } from 'rules/roles';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, DomainError } from '../../operation/errors.ts';
import type { Services } from '../../operation/services.ts';
import type { TaxDocumentType } from '../../platform/db/generated/client/enums.ts';
import { type Job, NotDoneYet } from '../../platform/jobs/jobs.ts';
import { type BatchEnd, finishBatch } from '../batches/finish.ts';
import { type Lease, takeLease } from '../batches/lease.ts';
import { type BatchWork, processAll } from '../batches/processAll.ts';
import { makeDocument } from '../taxDocuments/generate.service.ts';
import { taxBatchProgress } from './batchProgress.ts';

const NO_LONGER_ALLOWED = 'The person who started this may no longer generate tax documents.';
const INTERNAL_ERROR = 'Something went wrong on our side. This form was not made; please try again.';

interface RunningBatch {
  id: string;
  type: TaxDocumentType;
  year: number;
  createdById: string | null;
}

interface WaitingItem {
  userId: string;
}

async function claimNext(
  tx: Tx,
  batchId: string,
  { worker }: Lease,
  exclude: readonly string[],
): Promise<WaitingItem | null> {
  const [item] = await tx.$queryRaw<WaitingItem[]>`
    SELECT item."userId"
    FROM "TaxDocumentBatch" batch JOIN "TaxDocumentBatchItem" item ON item."batchId" = batch.id
    WHERE batch.id = ${batchId}::uuid AND batch.worker = ${worker}::uuid
      AND item."status" = 'WAITING' AND item."userId" <> ALL(${exclude}::uuid[])
    ORDER BY item."position" LIMIT 1 FOR UPDATE OF item FOR SHARE OF batch`;
  return item ?? null;
}

/** Makes the form. What was ready may lack something by now: then nothing is made, and the refusal says what. */
async function make(
  tx: Tx,
  context: SignedInContext,
  { id: batchId, type, year }: RunningBatch,
  { userId }: WaitingItem,
): Promise<void> {
  const documentId = await makeDocument(tx, context, { type, year, userId, isUnattended: true });
  const { status, missing } = await tx.taxDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { status: true, missing: true },
  });
  if (status === 'DRAFT') throw new ConflictError(missing.join(' '));
  await tx.taxDocumentBatchItem.update({
    where: { batchId_userId: { batchId, userId } },
    data: { status: 'DONE', documentId, settledAt: context.now() },
  });
}

const createWork = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  batch: RunningBatch,
  lease: Lease,
): BatchWork<WaitingItem> => ({
  batch,
  lease,
  anyRole: ADMINS,
  rightsLost: NO_LONGER_ALLOWED,
  claimNext: (tx, exclude) => claimNext(tx, batch.id, lease, exclude),
  process: (tx, context, item) => make(tx, context, batch, item),
  refuse: async (refusal, userIds) => {
    await db.taxDocumentBatchItem.updateMany({
      where: {
        batchId: batch.id,
        status: 'WAITING',
        ...(userIds ? { userId: { in: [...userIds] } } : {}),
      },
      data: { status: 'REFUSED', refusal: refusal.slice(0, 500), settledAt: now() },
    });
  },
  toMessage: (error) => (error instanceof DomainError ? error.message : null),
});

const toBatchEnd = (batch: RunningBatch): BatchEnd => ({
  batch,
  close: async (tx, finishedAt) => {
    const { count } = await tx.taxDocumentBatch.updateMany({
      where: { id: batch.id, finishedAt: null, items: { none: { status: 'WAITING' } } },
      data: { finishedAt },
    });
    return count > 0;
  },
  isClosed: async (tx) =>
    (await tx.taxDocumentBatch.count({ where: { id: batch.id, finishedAt: null } })) === 0,
  createEntry: async (tx) => {
    const { done, refused } = await taxBatchProgress(tx, batch.id);
    return {
      action: 'TAX_DOCUMENT_BATCH_FINISHED',
      level: refused ? 'WARNING' : 'INFO',
      entityType: 'TaxDocumentBatch',
      entityId: batch.id,
      newValues: { type: batch.type, year: batch.year, done, refused },
    };
  },
});

/**
 * Works through a batch, unless another process is at it. Throws NotDoneYet when people still wait at the end: another
 * process has taken over, or they met an error that another try may not meet.
 */
export async function runTaxDocumentBatch(
  services: Services,
  { data: { batchId }, isLastTry, signal }: Job<{ batchId: string }>,
  onError: (error: unknown) => void,
): Promise<void> {
  const batch = await services.db.taxDocumentBatch.findUnique({
    where: { id: batchId },
    select: { id: true, type: true, year: true, createdById: true, finishedAt: true },
  });
  if (!batch || batch.finishedAt) return;
  const lease = takeLease(services, 'TaxDocumentBatch', batchId);
  if (!(await lease.take())) return;
  try {
    const work = createWork(services, batch, lease);
    const failedIds = await processAll(services, work, { signal }, onError);
    if (failedIds.length && isLastTry) await work.refuse(INTERNAL_ERROR, failedIds);
    if (!(await finishBatch(services, toBatchEnd(batch))))
      throw new NotDoneYet(`Tax document batch ${batch.id} has people who still wait.`);
  } finally {
    // Where that cannot be said it runs out.
    await lease.release().catch(onError);
  }
}
