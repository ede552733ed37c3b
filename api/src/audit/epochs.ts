/**
 * The keys of the chain. With a new data key, the chain continues in a new epoch: its first link is hashed with the new
 * key, and the previous key endorses that hash. The previous key is kept, encrypted with the new one, so that its links
 * stay verifiable without its data key. It can no longer change any of them, because the new epoch's first link covers
 * everything before it.
 */
import type { Context } from '../operation/context.ts';
import { LOCKS } from '../platform/db/locks.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { keyedHash, newest } from '../platform/lib/keys.ts';
import { seal, unseal } from '../platform/lib/sealing.ts';
import { advisoryLock } from '../platform/sql/locks.sql.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { type AuditKeys, type EpochDb, findChainKey } from './chainKey.ts';
import { record } from './record.ts';
import { sealFrom } from './sealing.ts';

const placeOf = (position: bigint) => `AuditEpoch.previousKey|${position}`;

/** The previous key's endorsement of an epoch's first link. */
const endorse = (previousKey: Buffer, hash: string): string => keyedHash(previousKey, `epoch|${hash}`);

/** A part of the chain from a position up to the next epoch. */
export interface Epoch {
  position: bigint;
  key: Buffer;
  /** The previous key's endorsement of the first link; null if there is no previous key. */
  endorsement: string | null;
}

/**
 * All epochs, oldest first: each key decrypts the previous one. If one does not, the earlier epochs and their keys are
 * missing.
 */
export async function readEpochs(db: EpochDb, keys: AuditKeys): Promise<Epoch[]> {
  const rows = await db.auditEpoch.findMany({ orderBy: { position: 'desc' } });
  let { key } = await findChainKey(db, keys);
  const epochs: Epoch[] = [];
  for (const { position, endorsement, previousKey } of rows) {
    epochs.unshift({ position, key, endorsement });
    const opened = unseal(key, placeOf(position), previousKey);
    if (!opened) return epochs;
    key = opened;
  }
  return [{ position: 1n, key, endorsement: null }, ...epochs];
}

/** The keys with which servers already write entries while the chain waits for its next epoch. */
export async function listUpcomingKeys(db: EpochDb, keys: AuditKeys): Promise<Buffer[]> {
  const { id } = await findChainKey(db, keys);
  const current = keys.audit.findIndex((version) => version.id === id);
  return keys.audit.slice(0, current).map(({ key }) => key);
}

/** Whether the previous key has endorsed the first link of the epoch. */
export const isEndorsed = ({ endorsement }: Epoch, before: Epoch, hash: string): boolean =>
  endorsement === endorse(before.key, hash);

/**
 * Continues the chain with the newest key, in one transaction; does nothing if it already uses it. Returns whether it
 * switched. Servers without the key must not write anymore.
 */
export const startEpoch = (context: Context): Promise<boolean> =>
  inTransaction(context.db, async (tx) => {
    const { keys } = context;
    await rowsIn(tx, advisoryLock({ number: LOCKS.auditChain }));
    const before = await findChainKey(tx, keys);
    const next = newest(keys.audit);
    // An empty chain has nothing to continue: it starts with whichever key is the newest.
    if (before.id === next.id) return false;
    // Everything so far belongs to the old epoch.
    await sealFrom(tx, keys);
    const last = await tx.auditSeal.findFirst({ orderBy: { position: 'desc' }, select: { position: true } });
    await record(tx, context, {
      action: 'AUDIT_EPOCH_STARTED',
      entityType: 'AuditLog',
      newValues: { keyId: next.id },
    });
    await sealFrom(tx, keys, { key: next.key });
    const { position, hash } = await tx.auditSeal.findUniqueOrThrow({
      where: { position: (last?.position ?? 0n) + 1n },
    });
    await tx.auditEpoch.create({
      data: {
        position,
        keyId: next.id,
        endorsement: endorse(before.key, hash),
        previousKey: seal(next.key, placeOf(position), before.key),
      },
    });
    return true;
  });
