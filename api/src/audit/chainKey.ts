/** The current key of the audit log's chain. */
import type { Tx } from '../operation/context.ts';
import { type Keys, newest, type VersionedKey } from '../platform/lib/keys.ts';
import { CHAIN_START, hashLink } from './digest.ts';

export type AuditKeys = Pick<Keys, 'audit'>;

export type EpochDb = Pick<Tx, 'auditEpoch' | 'auditSeal'>;

/** The chain's current key is not one of the given keys. */
export class ChainKeyError extends Error {
  override name = 'ChainKeyError';
}

/** The key of a chain without epochs: the one of its first link. */
async function findFirstKey(db: EpochDb, { audit }: AuditKeys): Promise<VersionedKey> {
  const first = await db.auditSeal.findUnique({ where: { position: 1n } });
  if (!first) return newest(audit);
  // Verification reports a broken link.
  return audit.find(({ key }) => hashLink(key, CHAIN_START, first) === first.hash) ?? audit.at(-1)!;
}

/** The chain's current key. Throws ChainKeyError. */
export async function findChainKey(db: EpochDb, keys: AuditKeys): Promise<VersionedKey> {
  const epoch = await db.auditEpoch.findFirst({ orderBy: { position: 'desc' }, select: { keyId: true } });
  if (!epoch) return findFirstKey(db, keys);
  const found = keys.audit.find(({ id }) => id === epoch.keyId);
  if (found) return found;
  throw new ChainKeyError(
    `The audit log goes on under the data key ${epoch.keyId}, which is not given here.`,
  );
}
