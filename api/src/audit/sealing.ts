/** Adds committed entries to the chain. A database lock lets one process at a time do so. */
import type { Tx } from '../operation/context.ts';
import { LOCKS } from '../platform/db/locks.ts';
import { advisoryLock } from '../platform/sql/locks.sql.ts';
import { changeIn, type RawTx, rowsIn } from '../platform/sql/transaction.ts';
import { type AuditKeys, findChainKey } from './chainKey.ts';
import { numberedChanges } from './changeNumbers.sql.ts';
import { CHAIN_START, hashLink } from './digest.ts';
import type { Head } from './headFile.ts';
import { sealLedger } from './ledgerSeals.ts';
import { addedLinks, batchEnd, lookedAt, unsealed } from './sealing.sql.ts';
import { toJson } from './toJson.ts';

/**
 * How far back to look for entries of transactions that were still open when later ones were sealed: an entry gets its
 * sequence before its transaction ends.
 */
const LOOK_BACK = 1_000n;
/** Covers the longest transaction (a minute) at the busiest time: what a process's sealings may have missed. */
export const FIRST_LOOK_BACK = 20_000n;
/** How many late entries the end of the chain may contain out of sequence. */
const LATE_SEALS = 100;

/**
 * The newest link, or its substitute if there is none, and the sequence up to which all but late entries are sealed.
 */
async function findHead(tx: Tx): Promise<Head & { sequence: bigint }> {
  const newest = await tx.auditSeal.findMany({
    orderBy: { position: 'desc' },
    take: LATE_SEALS,
    select: { position: true, hash: true, sequence: true },
  });
  const [last] = newest;
  if (!last) return { position: 0n, hash: CHAIN_START, sequence: 0n };
  const sequence = newest.reduce((most, seal) => (seal.sequence > most ? seal.sequence : most), 0n);
  return { ...last, sequence };
}

/** Whether the chain still has the link that was its head before. */
async function continues(tx: Tx, known: Head): Promise<boolean> {
  if (known.position === 0n) return true;
  const seal = await tx.auditSeal.findUnique({ where: { position: known.position }, select: { hash: true } });
  return seal?.hash === known.hash;
}

/** The last sequence of a batch after `from`; null if there are no more entries. */
async function findBatchEnd(tx: Tx, from: bigint): Promise<bigint | null> {
  const [row] = await rowsIn(tx, batchEnd({ from }));
  return row?.end == null ? null : BigInt(row.end);
}

/**
 * The sequence just before the first entry without a seal; undefined if all have one. Reads the log up to there in
 * limited chunks and without a lock, so it works for any length.
 */
export async function placeBeforeUnsealed(db: RawTx, after = 0n): Promise<bigint | undefined> {
  for (let from = after; ; ) {
    const [row] = await rowsIn(db, lookedAt({ from }));
    if (row?.end == null) return undefined;
    if (row.first !== null) return BigInt(row.first) - 1n;
    from = BigInt(row.end);
  }
}

export interface SealedBatch {
  head: Head;
  /** The sequence after which the next batch starts; null if there is none. */
  next: bigint | null;
  /** False if a link that this process knew is gone: the end of the log was cut off or replaced. */
  intact: boolean;
}

interface SealingOptions {
  /** After this sequence; by default, `lookBack` before the head. */
  from?: bigint | undefined;
  known?: Head | null;
  lookBack?: bigint | undefined;
  /** The key, if not the chain's current one: for the first link of an epoch. */
  key?: Buffer | undefined;
}

/**
 * Seals the next entries in sequence after `from`, or near the head by default. Holds the chain's lock until the
 * transaction ends.
 */
export async function sealBatch(
  tx: Tx,
  keys: AuditKeys,
  { from, known, lookBack = LOOK_BACK, key: given }: SealingOptions = {},
): Promise<SealedBatch> {
  await rowsIn(tx, advisoryLock({ number: LOCKS.auditChain }));
  const before = await findHead(tx);
  const intact = !known || (await continues(tx, known));
  const floor = from ?? before.sequence - lookBack;
  const next = await findBatchEnd(tx, floor);
  let head: Head = { position: before.position, hash: before.hash };
  if (next === null) return { head, next, intact };
  const key = given ?? (await findChainKey(tx, keys)).key;
  const entries = await rowsIn(tx, unsealed({ from: floor, end: next }));
  if (entries.length === 0) return { head, next, intact };
  // Read after the log's entries, because a ledger entry is committed together with one of these.
  const last = before.position + BigInt(entries.length);
  const ledger = await sealLedger(tx, last, from === undefined ? lookBack : null);
  const links = entries.map(({ id, sequence, digest }) => {
    const position = head.position + 1n;
    const ledgerDigest = position === last ? ledger : null;
    const link = { position, auditLogId: id, sequence: BigInt(sequence), digest, ledgerDigest };
    const previousHash = head.hash;
    head = { position: link.position, hash: hashLink(key, previousHash, link) };
    return { ...link, previousHash, hash: head.hash };
  });
  await changeIn(tx, addedLinks({ links: toJson(links) }));
  await changeIn(tx, numberedChanges({ position: last }));
  return { head, next, intact };
}

/** Seals every entry that the transaction sees after a sequence, including its own. */
export async function sealFrom(
  tx: Tx,
  keys: AuditKeys,
  { sequence, key }: { sequence?: bigint; key?: Buffer } = {},
): Promise<void> {
  let from = sequence;
  for (;;) {
    const { next } = await sealBatch(tx, keys, { from, key });
    if (next === null) return;
    from = next;
  }
}
