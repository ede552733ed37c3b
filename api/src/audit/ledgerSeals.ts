/**
 * Seals the ledger in the audit log: a link of the chain covers the ledger entries that were committed by then. The
 * database writes these without a key, so their seal proves that they have not changed.
 */
import { createHash } from 'node:crypto';
import type { Tx } from '../operation/context.ts';
import { changeIn, rowsIn } from '../platform/sql/transaction.ts';
import { addedSeals, BATCH, newestSealed, unsealedEntries } from './ledgerSeals.sql.ts';
import { toJson } from './toJson.ts';

/** The digest of an entry. It needs no key, because the chain has one. */
export const digestEntry = (content: string): string => createHash('sha256').update(content).digest('hex');

/** The part of an entry that is sealed. */
interface SealedEntry {
  entryId: string;
  sequence: bigint;
  digest: string;
}

/** One hash for the entries that a link covers, in the order of their sequence. */
export function createLedgerDigest() {
  const hash = createHash('sha256');
  return {
    add: ({ entryId, sequence, digest }: SealedEntry) =>
      void hash.update(`${sequence}|${entryId}|${digest}\n`),
    end: () => hash.digest('hex'),
  };
}

/**
 * Seals the entries without a seal with the link at this position: those after `lookBack` before the newest sealed one,
 * or all. Returns their hash for the link; null if there are none. The first sealing seals everything as it is; later,
 * an unsealed entry of a deleted person was not created by the portal.
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
