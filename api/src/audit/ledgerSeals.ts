/**
 * The ledger under the seal of the audit log: a link of the chain vouches for the entries of the ledger that were
 * committed by then. The database writes these without a key, so their seal is what shows that they are still the same.
 */
import { createHash } from 'node:crypto';
import type { Tx } from '../operation/context.ts';
import { changeIn, rowsIn } from '../platform/sql/transaction.ts';
import { addedSeals, BATCH, newestSealed, unsealedEntries } from './ledgerSeals.sql.ts';
import { toJson } from './toJson.ts';

/** The digest of an entry. No key is needed: the chain has one. */
export const digestEntry = (content: string): string => createHash('sha256').update(content).digest('hex');

/** What is sealed of an entry. */
interface SealedEntry {
  entryId: string;
  sequence: bigint;
  digest: string;
}

/** One hash for the entries that a link vouches for, in the order of their sequence. */
export function createLedgerDigest() {
  const hash = createHash('sha256');
  return {
    add: ({ entryId, sequence, digest }: SealedEntry) =>
      void hash.update(`${sequence}|${entryId}|${digest}\n`),
    end: () => hash.digest('hex'),
  };
}

/**
 * Seals the entries without a seal from so far before the newest sealed one, or all, with the link at a position. Returns
 * the hash of them for the link; null where there are none. What is there at the first sealing is sealed as it is; later
 * an entry of someone who is gone was not made by the portal.
 */
export async function sealLedger(tx: Tx, position: bigint, lookBack: bigint | null): Promise<string | null> {
  const [row] = await rowsIn(tx, newestSealed());
  const newest = row?.sequence == null ? null : BigInt(row.sequence);
  const total = createLedgerDigest();
  let from = newest === null || lookBack === null ? 0n : newest - lookBack;
  for (let isAny = false; ; isAny = true) {
    const rows = await rowsIn(tx, unsealedEntries({ from, all: newest === null }));
    const seals = rows.map(({ entryId, sequence, content }) => {
      const sealed = { entryId, sequence: BigInt(sequence), digest: digestEntry(content ?? '') };
      total.add(sealed);
      return { ...sealed, position };
    });
    if (seals.length > 0) await changeIn(tx, addedSeals({ seals: toJson(seals) }));
    if (seals.length < BATCH) return isAny || seals.length > 0 ? total.end() : null;
    from = seals.at(-1)!.sequence;
  }
}
