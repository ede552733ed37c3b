/** The keyed hashes of the audit log: one for each entry, one for each link of the chain. */
import { createHash } from 'node:crypto';
import { keyedHash } from '../platform/lib/keys.ts';

/** An entry as written; the database adds its sequence, and it is sealed later. */
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

/** The content of a link. */
export interface Link {
  position: bigint;
  auditLogId: string;
  sequence: bigint;
  digest: string;
  /** The hash of the ledger entries that the link covers; null if there are none. */
  ledgerDigest: string | null;
}

/** The hash before the first link. */
export const CHAIN_START = '0'.repeat(64);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with sorted names, because the database keeps values but not the order of names. */
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

/** The hash of a link, 64 hexadecimal digits: it covers the entry and everything before it. */
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

/** What happened to an entry that named a deleted person. */
export interface ErasedDigest {
  /** The sealed digest. */
  digest: string;
  /** The digest of the rest of the entry; null if nothing is left. */
  left: string | null;
}

/** One hash for everything erased together. Verification computes the same in the database. */
export const computeRedactionRoot = (erased: readonly ErasedDigest[]): string =>
  createHash('sha256')
    .update(erased.map(({ digest, left }) => (left === null ? digest : `${digest}:${left}`)).join(''))
    .digest('hex');
