/** Starts generating everyone's forms. This decides who is ready; the job then generates the forms one by one. */
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canStartTaxDocumentBatch } from '../../viewer/policy.ts';
import { startBatch } from '../batches/start.ts';
import { yearNotOver } from '../taxDocuments/facts.ts';
import { currentYear } from '../taxDocuments/readFacts.ts';
import { assertTaxYear, thresholdMissing } from '../taxDocuments/taxYears.ts';
import { batchRunning, type YearForm } from './batchRunning.ts';
import { addedPeople } from './batchStart.sql.ts';
import { NO_ONE_READY, readSeason, rowsInState } from './season.service.ts';
import { taxDocumentBatch } from './taxDocumentBatch.ts';

/** A board of a thousand takes about a second to read and record. */
const TIMEOUT_MS = 30_000;

export interface BatchRequest extends YearForm {
  /** A repeat with the same form and year returns the same batch. */
  idempotencyKey: string;
}

async function findEarlier({ db, viewer }: SignedInContext, { idempotencyKey, type, year }: BatchRequest) {
  const earlier = await db.taxDocumentBatch.findUnique({
    where: { createdById_idempotencyKey: { createdById: viewer.id, idempotencyKey } },
    select: { id: true, type: true, year: true },
  });
  return earlier && { id: earlier.id, isSame: earlier.type === type && earlier.year === year };
}

/** Throws ConflictError while a batch of the form and year is running. */
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
  const ready = rowsInState(season, 'READY');
  if (ready.length === 0) throw new ConflictError(NO_ONE_READY);
  const people = ready.map(({ userId }) => userId);
  await changeIn(tx, addedPeople({ batchId: id, people, positions: ready.map((_, index) => index) }));
  await record(tx, context, {
    action: 'TAX_DOCUMENT_BATCH_STARTED',
    entityType: 'TaxDocumentBatch',
    entityId: id,
    newValues: { type, year, people: ready.length },
  });
  return id;
}

/**
 * Starts a batch and returns its key. Throws ForbiddenError, ValidationError for a year out of range, and ConflictError
 * for a year that is not over or has no threshold, while a batch of the form is running, if no one is ready, and for a
 * key of another request.
 */
export async function startTaxDocumentBatch(
  context: SignedInContext,
  request: BatchRequest,
): Promise<string> {
  const { year } = request;
  assertAllowed(context, 'Mutation.startTaxDocumentBatch', canStartTaxDocumentBatch(context.viewer));
  return startBatch(context, taxDocumentBatch, {
    findEarlier: () => findEarlier(context, request),
    assertStartable: () => {
      assertTaxYear(year, currentYear(context));
      if (year >= currentYear(context)) throw new ConflictError(yearNotOver(year));
    },
    assertNoneRuns: () => assertNoneRuns(context, request),
    write: (tx) => writeBatch(tx, context, request),
    options: { timeout: TIMEOUT_MS },
    justDone: 'These forms have just been generated. Please review it and try again.',
  });
}
