/** The keyed hashes of the audit log: one over each entry, one over each link of the chain. */
import { createHash } from 'node:crypto';
import { keyedHash } from '../platform/lib/keys.ts';

/** An entry as it is written; its place in the order of writing is added by the database and sealed later. */
export interface EntryContent {
  id: string;
  timestamp: Date;
  level: string;
  action: string;
  entityType: string;
  entityId: string | null;
  userId: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  requestId: string | null;
  oldValues: unknown;
  newValues: unknown;
}

/** What a link of the chain says. */
export interface Link {
  position: bigint;
  auditLogId: string;
  sequence: bigint;
  digest: string;
  /** The hash of the entries of the ledger that the link vouches for; null where there are none. */
  ledgerDigest: string | null;
}

/** What the first link follows. */
export const CHAIN_START = '0'.repeat(64);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with sorted names: the database keeps values but not the order of their names. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The digest of an entry, 64 hexadecimal digits. */
export const computeDigest = (key: Buffer, entry: EntryContent): string =>
  keyedHash(
    key,
    canonicalJson({
      id: entry.id,
      timestamp: entry.timestamp.toISOString(),
      level: entry.level,
      action: entry.action,
      entityType: entry.entityType,
      entityId: entry.entityId,
      userId: entry.userId,
      ipAddress: entry.ipAddress,
      userAgent: entry.userAgent,
      requestId: entry.requestId,
      oldValues: entry.oldValues ?? null,
      newValues: entry.newValues ?? null,
    }),
  );

/** The hash of a link, 64 hexadecimal digits: it stands for the entry and for everything before it. */
export const hashLink = (
  key: Buffer,
  previousHash: string,
  { position, auditLogId, sequence, digest, ledgerDigest }: Link,
): string =>
  keyedHash(
    key,
    [
      previousHash,
      position,
      auditLogId,
      sequence,
      digest,
      ...(ledgerDigest === null ? [] : [ledgerDigest]),
    ].join('|'),
  );

/** What became of an entry that named a deleted person. */
export interface ErasedDigest {
  /** The digest that was sealed. */
  digest: string;
  /** The digest of what is left of the entry; null if nothing is. */
  left: string | null;
}

/** One hash for what was erased together. The database computes the same one in verification. */
export const computeRedactionRoot = (erased: readonly ErasedDigest[]): string =>
  createHash('sha256')
    .update(erased.map(({ digest, left }) => (left === null ? digest : `${digest}:${left}`)).join(''))
    .digest('hex');
