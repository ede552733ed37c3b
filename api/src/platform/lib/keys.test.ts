import { expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { deriveBackupKeys, deriveKeys, newest } from './keys.ts';

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const jwtSecret = Buffer.alloc(32, 9);
const VERSIONED = [
  'password',
  'accessToken',
  'resetToken',
  'invitation',
  'mail',
  'secondFactor',
  'audit',
  'bankAccount',
  'bankAccountIndex',
  'taxNumber',
  'taxNumberIndex',
] as const;

longTest(
  'a new data key adds a version of each key and writes with it; the sign-in limits start over',
  () => {
    const before = deriveKeys({ jwtSecret, dataKey: first });
    const after = deriveKeys({ jwtSecret, dataKey: third, previousDataKeys: [second, first] });
    for (const purpose of VERSIONED) {
      expect(after[purpose]).toHaveLength(3);
      expect(after[purpose][2]).toEqual(before[purpose][0]);
      expect(newest(after[purpose])).toEqual(deriveKeys({ jwtSecret, dataKey: third })[purpose][0]);
    }
    expect(after.signInLimit).not.toEqual(before.signInLimit);
    // Passwords that were never encrypted use the first key, no matter how many followed.
    expect(after.firstPepper).toEqual(before.firstPepper);
  },
);

test('no key serves two purposes, and an id says nothing about its key', () => {
  const secrets = { jwtSecret, dataKey: second, previousDataKeys: [first] };
  const { session, device, signInLimit, firstPepper, ...versioned } = deriveKeys(secrets);
  expect(Object.keys(versioned)).toEqual(VERSIONED);
  const ofBackups = deriveBackupKeys(secrets);
  const all = [
    ...[session, device, signInLimit, firstPepper],
    ...Object.values(versioned).flatMap((versions) => versions.map(({ key }) => key)),
    ...ofBackups.flatMap(({ seal, encryption }) => [seal, encryption]),
  ].map((key) => key.toString('hex'));
  expect(new Set(all).size).toBe(all.length);
  for (const versions of Object.values(versioned))
    expect(versions.map(({ id }) => id)).toEqual(ofBackups.map(({ id }) => id));
  for (const { id } of ofBackups) {
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    for (const key of all) expect(key).not.toContain(id);
  }
});
