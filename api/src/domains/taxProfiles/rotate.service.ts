/**
 * Moves taxpayer numbers on to the newest key. A batch is one transaction: whatever ends the work, every number is
 * sealed with one key or the other, and the next run continues where this one ended.
 */
import { record } from '../../audit/record.ts';
import { systemContext, type Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newestKeyId, readTaxNumber, SealedNumberError, sealNumber } from './sealedNumber.ts';

const BATCH = 50;

export interface Rotation {
  /** How many numbers are sealed with the newest key now and were not before. */
  resealed: number;
  /** Keys of the rows whose number no known key opens; they stay unchanged. */
  unreadable: string[];
}

/** Re-encrypts every number that is not encrypted with the newest key. `onProgress` is called after each batch. */
export async function resealNumbers(
  services: Services,
  onProgress: (resealed: number) => void = () => undefined,
): Promise<Rotation> {
  const rotation: Rotation = { resealed: 0, unreadable: [] };
  for (let after: string | null = null; ; ) {
    const done = await inTransaction(services.db, (tx) => resealBatch(tx, services, after));
    if (done === null) return rotation;
    after = done.last;
    rotation.resealed += done.resealed;
    rotation.unreadable.push(...done.unreadable);
    onProgress(rotation.resealed);
  }
}

/** The next rows after a key; null when there are none left. */
async function resealBatch(tx: Tx, services: Services, after: string | null) {
  const { keys } = services;
  const rows = await tx.taxProfile.findMany({
    where: { taxNumberKeyId: { not: newestKeyId(keys) }, ...(after === null ? {} : { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, userId: true, taxNumberCipher: true, taxNumberKeyId: true },
  });
  const last = rows.at(-1);
  if (!last) return null;
  const unreadable: string[] = [];
  let resealed = 0;
  for (const row of rows) {
    try {
      const columns = sealNumber(keys, row, readTaxNumber(keys, row));
      // As it was read: another run beside this one may have been faster.
      const { count } = await tx.taxProfile.updateMany({
        where: { id: row.id, taxNumberCipher: row.taxNumberCipher },
        data: columns,
      });
      resealed += count;
    } catch (error) {
      if (!(error instanceof SealedNumberError)) throw error;
      unreadable.push(row.id);
    }
  }
  if (resealed > 0)
    await record(tx, systemContext(services), {
      action: 'TAX_NUMBERS_RESEALED',
      level: 'WARNING',
      entityType: 'TaxProfile',
      newValues: { numbers: resealed, keyId: newestKeyId(keys) },
    });
  return { last: last.id, resealed, unreadable };
}
