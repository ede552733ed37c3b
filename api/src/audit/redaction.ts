/**
 * Erases a person from the audit log. What entries say about the person is removed, and what happened stays. Entries
 * about the person keep what `erasures.ts` lists or are removed; what the person did to others or was refused stays
 * unchanged, under the person's number, with the IP address: someone else may have used the account. Their seals stay,
 * marked, so that the chain still proves everything. The deletion's entry has the hash of what was removed and of the
 * rest. A row that is missing or shorter without such an entry was not erased but tampered with.
 */
import type { Context, Tx } from '../operation/context.ts';
import { newest } from '../platform/lib/keys.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { numberDeletedUser, writtenBy } from './deletedUsers.ts';
import { computeDigest, computeRedactionRoot, type ErasedDigest } from './digest.ts';
import { foundAbout } from './erasures.sql.ts';
import { type EntryAbout, staysAsAct, valuesLeft } from './erasures.ts';
import { actorRenamed, BATCH, type EntryLeft, reduced, removed, sealsMarked } from './redaction.sql.ts';
import { sealFrom } from './sealing.ts';

/** What the deletion's entry says about the audit log. Without it, verification reports the entries as missing. */
export interface Redaction {
  /** How many entries about the person were erased, fully or in part. */
  auditLogs: number;
  /** A hash of them all; null if there were none. */
  auditRoot: string | null;
  /** The person's number … */
  deletedUser: number;
  /** … and the key that it replaces. */
  deletedUserId: string;
}

interface Found extends EntryAbout {
  id: string;
  sequence: bigint;
  /** Null if the entry is not sealed yet. */
  digest: string | null;
}

/** The entries about the person, in the order of the chain. */
const findEntries = async (tx: Tx, userId: string): Promise<Found[]> =>
  (await rowsIn(tx, foundAbout({ userId }))).map((entry) => ({ ...entry, sequence: BigInt(entry.sequence) }));

/** The same, all sealed, including entries of a transaction that ended long after later ones were sealed. */
async function findSealed(tx: Tx, context: Context, userId: string): Promise<Found[]> {
  await sealFrom(tx, context.keys);
  const found = await findEntries(tx, userId);
  const open = found.filter(({ digest }) => digest === null).map(({ sequence }) => sequence);
  if (open.length === 0) return found;
  const first = open.reduce((least, sequence) => (sequence < least ? sequence : least));
  await sealFrom(tx, context.keys, { sequence: first - 1n });
  return findEntries(tx, userId);
}

const toBatches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Removes from the entries what they say about the person. Returns the digests of the rest, by entry key. */
async function reduceEntries(tx: Tx, context: Context, keys: readonly string[], userId: string) {
  const digests = new Map<string, string>();
  for (const batch of toBatches(keys)) {
    const entries = await tx.auditLog.findMany({
      where: { id: { in: batch } },
      include: { deletedUser: true },
    });
    const left = entries.map((entry): EntryLeft => {
      const isOwn = entry.userId === userId;
      const content = {
        ...entry,
        userId: writtenBy(entry),
        ipAddress: isOwn ? null : entry.ipAddress,
        userAgent: isOwn ? null : entry.userAgent,
        oldValues: valuesLeft(entry.action, entry.oldValues),
        newValues: valuesLeft(entry.action, entry.newValues),
      };
      const { id, ipAddress, userAgent, oldValues, newValues } = content;
      const digest = computeDigest(newest(context.keys.audit).key, content);
      digests.set(id, digest);
      return { id, ipAddress, userAgent, oldValues, newValues, digest };
    });
    await rowsIn(tx, reduced({ left: JSON.stringify(left) }));
  }
  return digests;
}

/** Marks the seals of erased entries. */
async function markSeals(tx: Tx, context: Context, erased: readonly ErasedEntry[], root: string) {
  for (const batch of toBatches(erased)) {
    const [ids, digests] = [batch.map(({ id }) => id), batch.map(({ left }) => left)];
    await rowsIn(tx, sealsMarked({ ids, digests, at: context.now(), root }));
  }
}

interface ErasedEntry extends ErasedDigest {
  id: string;
}

/** Replaces the person with their number in everything that they did. */
async function renameActor(tx: Tx, userId: string, number: number): Promise<void> {
  for (;;) {
    const [renamed] = await rowsIn(tx, actorRenamed({ userId, number }));
    if (renamed?.entries !== BATCH) return;
  }
}

/**
 * Erases the person from the log in the caller's transaction. Call it before deleting the person's records. The caller
 * records the deletion with `newValues` that include this result.
 */
export async function redactPerson(tx: Tx, context: Context, userId: string): Promise<Redaction> {
  const found = await findSealed(tx, context, userId);
  const acts = found.filter((entry) => staysAsAct(entry, userId)).map(({ id }) => id);
  const left = await reduceEntries(tx, context, acts, userId);
  const erased = found.map(({ id, digest }) => ({ id, digest: digest ?? '', left: left.get(id) ?? null }));
  const auditRoot = erased.length ? computeRedactionRoot(erased) : null;
  if (auditRoot) await markSeals(tx, context, erased, auditRoot);
  for (const ids of toBatches(erased.filter(({ left }) => left === null).map(({ id }) => id)))
    await rowsIn(tx, removed({ ids }));
  const deletedUser = await numberDeletedUser(tx, userId);
  await renameActor(tx, userId, deletedUser);
  return { auditLogs: found.length, auditRoot, deletedUser, deletedUserId: userId };
}
