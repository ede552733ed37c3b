/** The unfinished batch of a form and year. */
import type { Tx } from '../../operation/context.ts';
import type { TaxDocumentType } from '../../platform/db/generated/client/enums.ts';
import { FORMS } from '../taxDocuments/taxYears.ts';

export interface YearForm {
  type: Exclude<TaxDocumentType, 'W9'>;
  year: number;
}

/** The unfinished batch, and the message that prevents another one; null if there is none. */
export async function batchRunning(
  db: Pick<Tx, 'taxDocumentBatch'>,
  { type, year }: YearForm,
): Promise<{ id: string; message: string } | null> {
  const batch = await db.taxDocumentBatch.findFirst({
    where: { type, year, finishedAt: null },
    select: { id: true, createdBy: { select: { firstName: true, lastName: true } } },
  });
  if (!batch) return null;
  const { id, createdBy } = batch;
  const initiator = createdBy ? `${createdBy.firstName} ${createdBy.lastName}` : 'someone';
  return { id, message: `${FORMS[type].name} for ${year} is being generated already by ${initiator}.` };
}
