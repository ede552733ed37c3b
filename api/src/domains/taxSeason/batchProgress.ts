/** How far a batch has come: counted from its people, in one statement. */
import type { Tx } from '../../operation/context.ts';

export interface TaxBatchProgress {
  total: number;
  done: number;
  refused: number;
}

export async function taxBatchProgress(
  db: Pick<Tx, 'taxDocumentBatchItem'>,
  batchId: string,
): Promise<TaxBatchProgress> {
  const groups = await db.taxDocumentBatchItem.groupBy({
    by: ['status'],
    where: { batchId },
    _count: true,
  });
  const count = (status: string) => groups.find((group) => group.status === status)?._count ?? 0;
  return {
    total: groups.reduce((sum, { _count }) => sum + _count, 0),
    done: count('DONE'),
    refused: count('REFUSED'),
  };
}
