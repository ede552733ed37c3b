/**
 * Re-encrypts taxpayer numbers and their index with the newest key. Each batch is one transaction. If the work stops,
 * every number is encrypted with one key or the other, and the next run continues.
 */
import { record } from '../../audit/record.ts';
import { systemContext, type Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { computeIdentity } from './identity.ts';
import { identitiesMoved } from './rotate.sql.ts';
import { indexNumber, newestKeyId, readTaxNumber, SealedNumberError, sealNumber } from './sealedNumber.ts';

const BATCH = 50;

export interface Rotation {
  /** How many numbers were re-encrypted with the newest key. */
  resealed: number;
  /** Keys of the rows whose number no known key decrypts; they stay unchanged. */
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

/** Handles the next rows after a key; null if there are none left. */
async function resealBatch(tx: Tx, services: Services, after: string | null) {
  const { keys } = services;
  const newestId = newestKeyId(keys);
  const rows = await tx.taxProfile.findMany({
    where: {
      // An index without a key ID uses the installation's first key.
      OR: [
        { taxNumberKeyId: { not: newestId } },
        { taxNumberIndexKeyId: null },
        { taxNumberIndexKeyId: { not: newestId } },
      ],
      ...(after === null ? {} : { id: { gt: after } }),
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: {
      id: true,
      userId: true,
      legalName: true,
      taxNumberType: true,
      taxNumberCipher: true,
      taxNumberKeyId: true,
      taxNumberIndex: true,
    },
  });
  const last = rows.at(-1);
  if (!last) return null;
  const unreadable: string[] = [];
  const moved: [before: string, after: string][] = [];
  for (const row of rows) {
    try {
      const digits = readTaxNumber(keys, row);
      const index = indexNumber(keys, digits);
      // Only if unchanged: a parallel run may have been faster.
      const { count } = await tx.taxProfile.updateMany({
        where: { id: row.id, taxNumberCipher: row.taxNumberCipher },
        data: { ...sealNumber(keys, row, digits), ...index },
      });
      if (count > 0) moved.push([computeIdentity(row), computeIdentity({ ...row, ...index })]);
    } catch (error) {
      if (!(error instanceof SealedNumberError)) throw error;
      unreadable.push(row.id);
    }
  }
  const resealed = moved.length;
  if (resealed > 0) {
    await changeIn(
      tx,
      identitiesMoved({ before: moved.map(([before]) => before), after: moved.map(([, now]) => now) }),
    );
    await record(tx, systemContext(services), {
      action: 'TAX_NUMBERS_RESEALED',
      entityType: 'TaxProfile',
      newValues: { numbers: resealed, keyId: newestId },
    });
  }
  return { last: last.id, resealed, unreadable };
}
