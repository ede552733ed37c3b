/** Changes a document's status: submitted to the IRS, then approved. */

import { record } from '../../audit/record.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { TaxDocumentStatus, TaxDocumentType } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canFileTaxDocuments } from '../../viewer/policy.ts';
import { readContent, type TaxContent } from './content.ts';
import { isCurrent } from './current.ts';
import { CONTESTED } from './facts.ts';
import { lockedSubjectOf } from './lockSubject.sql.ts';
import { currentYear, readFacts } from './readFacts.ts';

/** The status from which each one can be reached. */
const REACHED_FROM: Record<TaxDocumentStatus, TaxDocumentStatus | null> = {
  DRAFT: null,
  GENERATED: null,
  SUBMITTED: 'GENERATED',
  APPROVED: 'SUBMITTED',
};

const WORDS: Record<TaxDocumentStatus, string> = {
  DRAFT: 'a draft',
  GENERATED: 'generated',
  SUBMITTED: 'submitted',
  APPROVED: 'approved',
};

export const OUT_OF_DATE = 'What it was made from has changed since: generate it again.';

export interface Standing {
  type: TaxDocumentType;
  year: number;
  status: TaxDocumentStatus;
  missing: string[];
  supersededAt: Date | null;
}

const invalid = (message: string) => new ConflictError(message, 'INVALID_TRANSITION');

/** Why the document cannot get this status; null if the document itself does not prevent it. */
export function transitionIssue(
  document: Standing,
  content: Pick<TaxContent, 'kind' | 'payee'>,
  to: TaxDocumentStatus,
  thisYear: number,
): ConflictError | null {
  const { type, year, status, missing, supersededAt } = document;
  if (status === to) return invalid(`This document is already ${WORDS[to]}.`);
  if (supersededAt && content.kind !== 'ZEROED') return invalid('A newer document has taken its place.');
  if (status === 'DRAFT' && REACHED_FROM[to])
    return invalid(`A draft can’t be ${WORDS[to]}. ${missing.join(' ')}`);
  if (REACHED_FROM[to] !== status)
    return invalid(`This document is ${WORDS[status]} and can’t become ${WORDS[to]}.`);
  if (type !== 'W9' && year >= thisYear) return new ConflictError(`Year ${year} is not closed.`);
  if (type === 'W9' && content.payee.profileId === null)
    return new ConflictError('The payee hasn’t signed this Form W-9.');
  return null;
}

/** Throws ConflictError if a form to file is no longer right. */
async function assertCurrent(tx: Tx, context: Context, userId: string, content: TaxContent): Promise<void> {
  if (content.kind === 'ZEROED') return;
  const { type, year, forced } = content;
  const facts = await readFacts(tx, context, { type, year, userId, forced });
  if (facts.isContested) throw new ConflictError(CONTESTED);
  if (!isCurrent('GENERATED', content, facts)) throw new ConflictError(OUT_OF_DATE);
}

/** Sets the status. Returns the key. Throws NotFoundError, ForbiddenError and ConflictError (INVALID_TRANSITION). */
export async function setTaxDocumentStatus(
  context: SignedInContext,
  { id, status }: { id: string; status: TaxDocumentStatus },
): Promise<string> {
  assertAllowed(context, 'Mutation.setTaxDocumentStatus', canFileTaxDocuments(context.viewer));
  const key = toKey('TaxDocument', id);
  await inTransaction(context.db, async (tx) => {
    // Generating a document also locks its person, so nothing can replace it meanwhile.
    await rowsIn(tx, lockedSubjectOf({ documentId: key }));
    const document = await tx.taxDocument.findUnique({
      where: { id: key },
      omit: { createdById: true, correctsId: true },
    });
    if (!document) throw new NotFoundError('Tax document');
    const content = readContent(document.snapshot);
    const issue = transitionIssue(document, content, status, currentYear(context));
    if (issue) throw issue;
    if (status === 'SUBMITTED') await assertCurrent(tx, context, document.userId, content);
    const { count } = await tx.taxDocument.updateMany({
      where: { id: key, status: document.status },
      data: { status, updatedAt: context.now() },
    });
    if (count === 0) throw invalid(`This document is no longer ${WORDS[document.status]}.`);
    await record(tx, context, {
      action: status === 'APPROVED' ? 'TAX_DOCUMENT_APPROVED' : 'TAX_DOCUMENT_SUBMITTED',
      entityType: 'TaxDocument',
      entityId: key,
      oldValues: { status: document.status },
      newValues: { userId: document.userId, type: document.type, year: document.year, status },
    });
  });
  return key;
}
