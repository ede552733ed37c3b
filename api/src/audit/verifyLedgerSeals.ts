/** Proves that the ledger is what was sealed: no entry was altered, removed, exchanged or added since. */
import type { Tx } from '../operation/context.ts';
import { type RawTx, rowsIn } from '../platform/sql/transaction.ts';
import { BATCH, firstAdded, firstUnlinked, sealsAfter } from './ledgerSeals.sql.ts';
import { createLedgerDigest, digestEntry } from './ledgerSeals.ts';

export interface LedgerProblem {
  /** The link of the audit log's chain that covers the entry; null if none does. */
  position: bigint | null;
  message: string;
}

const entry = (sequence: bigint | string) => `Entry ${sequence} of the ledger`;

/** The link whose entries are being read. */
interface Current {
  position: bigint;
  expected: string | null;
  total: ReturnType<typeof createLedgerDigest>;
  /** The newest entry sealed before. */
  before: bigint;
}

/** Whether the seals read are those that the link was made with. */
const checkLink = ({ position, expected, total, before }: Current): LedgerProblem | null =>
  total.end() === expected
    ? null
    : {
        position,
        message: `${entry(before + 1n)}, or one sealed with it, has lost its seal or was given another: the link at place ${position} of the audit log was made for others.`,
      };

/** Reads every seal with its entry, some thousands at a time. Returns the first problem. */
async function walk(db: RawTx): Promise<LedgerProblem | null> {
  let current = null as Current | null;
  let newest = 0n;
  let place = { position: 0n, sequence: 0n };
  for (;;) {
    const rows = await rowsIn(db, sealsAfter(place));
    for (const { entryId, digest, content, ledgerDigest, ...row } of rows) {
      const position = BigInt(row.position);
      if (current?.position !== position) {
        const problem = current && checkLink(current);
        if (problem) return problem;
        current = { position, expected: ledgerDigest, total: createLedgerDigest(), before: newest };
      }
      const sequence = BigInt(row.sequence ?? 0);
      place = { position, sequence };
      if (entryId === null || digest === null) continue;
      if (content === null)
        return { position, message: `${entry(sequence)} is missing: it was removed from the ledger.` };
      if (digestEntry(content) !== digest)
        return { position, message: `${entry(sequence)} is not what was entered: it was altered.` };
      current.total.add({ entryId, sequence, digest });
      if (sequence > newest) newest = sequence;
    }
    if (rows.length < BATCH) return current && checkLink(current);
  }
}

/** Ledger entries and seals that the chain does not explain. Before anything is sealed, there is nothing to check. */
async function findForeign(db: RawTx): Promise<LedgerProblem | null> {
  const [unlinked] = await rowsIn(db, firstUnlinked());
  if (unlinked)
    return {
      position: null,
      message: `${entry(unlinked.sequence)} has a seal that the audit log does not know: something else made it.`,
    };
  const [added] = await rowsIn(db, firstAdded());
  return added
    ? {
        position: null,
        message: `${entry(added.sequence)} was added after its person had been deleted: the portal did not make it.`,
      }
    : null;
}

/**
 * The first ledger entry that differs from what was sealed; null if there is none. The chain's verification checks the
 * links themselves.
 */
export async function findLedgerProblem(db: RawTx & Pick<Tx, 'ledgerSeal'>): Promise<LedgerProblem | null> {
  const problem = await walk(db);
  if (problem) return problem;
  const isSealed = await db.ledgerSeal.findFirst({ select: { position: true } });
  return isSealed ? findForeign(db) : null;
}
