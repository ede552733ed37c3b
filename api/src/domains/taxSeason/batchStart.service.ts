/**
 * Starting to make everybody's forms: who is ready is settled here; the job makes one form after another.
 *
 * The database decides races. The batch's row is written first, and only one unfinished batch of a form and year may
 * stand, so whoever comes second fails at once and looks what the first one is: the same request gets the same batch.
 */
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import { assertAllowed, canStartTaxDocumentBatch } from '../../viewer/policy.ts';
import { yearNotOver } from '../taxDocuments/facts.ts';
import { currentYear } from '../taxDocuments/readFacts.ts';
import { assertTaxYear, thresholdMissing } from '../taxDocuments/taxYears.ts';
import { batchRunning, type YearForm } from './batchRunning.ts';
import { NOBODY_READY, readSeason, rowsByName } from './season.service.ts';

/** A board of a thousand is read and written down in about a second. */
const TIMEOUT_MS = 30_000;

export interface BatchRequest extends YearForm {
  /** Sent again with the same form and year, it answers the same batch. */
  idempotencyKey: string;
}

/** The batch that the key's first request made. Throws ConflictError when that was a different request. */
async function earlierBatch(
  { db, viewer }: SignedInContext,
  { idempotencyKey, type, year }: BatchRequest,
): Promise<string | null> {
  const earlier = await db.taxDocumentBatch.findUnique({
    where: { createdById_idempotencyKey: { createdById: viewer.id, idempotencyKey } },
    select: { id: true, type: true, year: true },
  });
  if (!earlier) return null;
  if (earlier.type !== type || earlier.year !== year)
    throw new ConflictError('This Idempotency-Key was used for a different request.');
  return earlier.id;
}

/** Throws ConflictError while a batch of the form and year is at work. */
async function assertNoneRuns({ db }: SignedInContext, request: BatchRequest): Promise<void> {
  const running = await batchRunning(db, request);
  if (running) throw new ConflictError(running.message);
}

async function writeBatch(tx: Tx, context: SignedInContext, request: BatchRequest): Promise<string> {
  const { type, year, idempotencyKey } = request;
  const { id } = await tx.taxDocumentBatch.create({
    data: { type, year, idempotencyKey, createdById: context.viewer.id, createdAt: context.now() },
    select: { id: true },
  });
  const season = await readSeason(tx, context, year);
  if (season.threshold === null) throw new ConflictError(thresholdMissing(year));
  const ready = await rowsByName(tx, season, { only: 'READY' });
  if (ready.length === 0) throw new ConflictError(NOBODY_READY);
  // One text instead of a thousand rows in Prisma's words, which would keep the process to themselves.
  await tx.$executeRaw`
    INSERT INTO "TaxDocumentBatchItem" ("batchId", "userId", "position")
    SELECT ${id}::uuid, people.key, people.place - 1
    FROM unnest(${ready.map(({ userId }) => userId)}::uuid[]) WITH ORDINALITY AS people(key, place)`;
  await record(tx, context, {
    action: 'TAX_DOCUMENT_BATCH_STARTED',
    entityType: 'TaxDocumentBatch',
    entityId: id,
    newValues: { type, year, people: ready.length },
  });
  if (!(await context.jobs.send(tx, 'tax-document-batches', id, { batchId: id })))
    throw new Error('The queue has not taken the batch of tax documents.');
  return id;
}

/**
 * Starts a batch and answers its key. Throws ForbiddenError, ValidationError for a year out of range, and ConflictError
 * for a year that is not over or has no threshold, while a batch of the form is at work, where nobody is ready, and for
 * a key of another request.
 */
export async function startTaxDocumentBatch(
  context: SignedInContext,
  request: BatchRequest,
): Promise<string> {
  const { year } = request;
  assertAllowed(context, 'Mutation.startTaxDocumentBatch', canStartTaxDocumentBatch(context.viewer));
  const earlier = await earlierBatch(context, request);
  if (earlier) return earlier;
  assertTaxYear(year, currentYear(context));
  if (year >= currentYear(context)) throw new ConflictError(yearNotOver(year));
  await assertNoneRuns(context, request);
  try {
    const batchId = await inTransaction(context.db, (tx) => writeBatch(tx, context, request), {
      timeout: TIMEOUT_MS,
    });
    context.jobs.wake('tax-document-batches');
    return batchId;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await earlierBatch(context, request);
    if (first) return first;
    await assertNoneRuns(context, request);
    throw new ConflictError('These forms have just been generated. Please look again.');
  }
}
