/** Generates a year's forms: each person's in a short transaction, or reports what they lack. */
import { ADMINS } from 'rules/roles';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { TaxDocumentType } from '../../platform/db/generated/client/enums.ts';
import { TAXPAYERS } from '../batches/batch.sql.ts';
import { defineBatch, type RunningBatch } from '../batches/defineBatch.ts';
import { makeDocument } from '../taxDocuments/generate.service.ts';

interface RunningForms extends RunningBatch {
  type: TaxDocumentType;
  year: number;
}

/** Someone who was ready may lack something by now. Then nothing is generated, and the refusal says what is missing. */
async function make(
  tx: Tx,
  context: SignedInContext,
  { type, year }: RunningForms,
  { userId }: { userId: string },
): Promise<string> {
  const { id: documentId } = await makeDocument(tx, context, { type, year, userId, isUnattended: true });
  const { status, missing } = await tx.taxDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { status: true, missing: true },
  });
  if (status === 'DRAFT') throw new ConflictError(missing.join(' '));
  return documentId;
}

export const taxDocumentBatch = defineBatch<RunningForms>({
  table: 'TaxDocumentBatch',
  queue: 'tax-document-batches',
  name: 'Batch of tax documents',
  find: (db, id) =>
    db.taxDocumentBatch.findUnique({
      where: { id },
      select: { id: true, type: true, year: true, createdById: true, finishedAt: true },
    }),
  anyRole: ADMINS,
  rightsLost: 'The person who started this can no longer generate tax documents.',
  internalError: 'Something went wrong on our side. This form was not generated; please try again.',
  people: TAXPAYERS,
  // One at a time, because each form takes many statements.
  chunkSize: 1,
  process: async (tx, context, batch, [item]) => [await make(tx, context, batch, item!)],
  mail: 'taxDocumentReady',
  finishedAction: 'TAX_DOCUMENT_BATCH_FINISHED',
  finishedValues: ({ type, year }, { done, refused }) => ({ type, year, done, refused }),
});
