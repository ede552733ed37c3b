import { expect, test } from 'vitest';
import { deriveBackupKeys, deriveKeys } from './keys.ts';

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const jwtSecret = Buffer.alloc(32, 9);

test('a new data key encrypts, all keys decrypt, and what cannot be regenerated stays with the first', () => {
  const before = deriveKeys({ jwtSecret, dataKey: first });
  const after = deriveKeys({ jwtSecret, dataKey: third, previousDataKeys: [second, first] });
  expect(after.taxNumber).toHaveLength(3);
  expect(after.taxNumber[2]).toEqual(before.taxNumber[0]);
  expect({ ...after, taxNumber: before.taxNumber }).toEqual(before);
});

test('no key serves two purposes, and an id says nothing about its key', () => {
  const secrets = { jwtSecret, dataKey: second, previousDataKeys: [first] };
  const { taxNumber, ...rest } = deriveKeys(secrets);
  const ofBackups = deriveBackupKeys(secrets);
  const all = [
    ...Object.values(rest),
    ...taxNumber.map(({ key }) => key),
    ...ofBackups.flatMap(({ seal, encryption }) => [seal, encryption]),
  ].map((key) => key.toString('hex'));
  expect(new Set(all).size).toBe(all.length);
  expect(ofBackups.map(({ id }) => id)).toEqual(taxNumber.map(({ id }) => id));
  for (const { id } of taxNumber) {
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    for (const key of all) expect(key).not.toContain(id);
  }
});
