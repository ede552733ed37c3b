/** How entries and links are hashed. Logs from years ago must verify, so these values never change. */
import { expect, test } from 'vitest';
import { CHAIN_START, computeDigest, computeRedactionRoot, type EntryContent, hashLink } from './digest.ts';

const KEY = Buffer.alloc(32, 7);
const ENTRY: EntryContent = {
  id: '01935a00-0000-7000-8000-000000000001',
  timestamp: new Date('2026-11-18T17:00:00.000Z'),
  level: 'INFO',
  action: 'CONTRACTOR_UPDATED',
  entityType: 'User',
  entityId: '01935a00-0000-7000-8000-000000000002',
  userId: null,
  ipAddress: '192.0.2.1',
  userAgent: 'Example/1.0',
  requestId: null,
  oldValues: undefined,
  newValues: {
    lastName: 'Fontaine',
    firstName: 'Dario',
    tags: ['b', 'a'],
    address: { zip: '08102', city: 'Camden' },
  },
};
const DIGEST = '6105dbdeff70cdfb9c17b8597dc3e132e99cb89cea10f5dd46aa00779e565926';
const HASH = 'c70a4c5d035c30c5867452a4bfe6162f26f7318c4925355c92d3bbc9fcfacd44';

test('an entry has the digest it has always had: HMAC-SHA-256 of its JSON with sorted names', () => {
  expect(computeDigest(KEY, ENTRY)).toBe(DIGEST);
});

test('the database may hand its names back in any order', () => {
  const address = { city: 'Camden', zip: '08102' };
  const newValues = { tags: ['b', 'a'], address, firstName: 'Dario', lastName: 'Fontaine' };
  expect(computeDigest(KEY, { ...ENTRY, newValues })).toBe(DIGEST);
});

test('the order of a list is part of it', () => {
  const newValues = { ...(ENTRY.newValues as object), tags: ['a', 'b'] };
  expect(computeDigest(KEY, { ...ENTRY, newValues })).not.toBe(DIGEST);
});

test('a link has the hash it has always had: of the one before, its place, its entry and its digest', () => {
  const link = { position: 1n, auditLogId: ENTRY.id, sequence: 41n, digest: DIGEST, ledgerDigest: null };
  expect(hashLink(KEY, CHAIN_START, link)).toBe(HASH);
});

test('digests that were erased together have the root they have always had', () => {
  const gone = [
    { digest: DIGEST, left: null },
    { digest: HASH, left: null },
  ];
  expect(computeRedactionRoot(gone)).toBe('f3aa4fff688a847c8c7292fc308f3a2d247152425a42f74f25532b2a9ce960f2');
  expect(computeRedactionRoot([{ digest: DIGEST, left: HASH }])).not.toBe(computeRedactionRoot(gone));
});
