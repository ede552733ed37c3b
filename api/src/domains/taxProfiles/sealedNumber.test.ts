import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../../platform/lib/keys.ts';
import { listIndexes, readTaxNumber, SealedNumberError, sealNumber, taxNumberIndex } from './sealedNumber.ts';

const dataKey = (byte: number) => Buffer.alloc(32, byte);
const createKeys = (newest: number, ...previous: number[]) =>
  deriveKeys({
    jwtSecret: dataKey(99),
    dataKey: dataKey(newest),
    previousDataKeys: previous.map(dataKey),
  });

const KEYS = createKeys(1);
const DIGITS = '400111222';
const owner = () => ({ id: randomUUID(), userId: randomUUID() });
const sealed = (keys = KEYS, digits = DIGITS) => {
  const row = owner();
  return { ...row, ...sealNumber(keys, row, digits) };
};

test('any number decrypts again, fits its column and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (digits) => {
      const row = owner();
      const [one, other] = [sealNumber(KEYS, row, digits), sealNumber(KEYS, row, digits)];
      expect(one.taxNumberCipher).not.toBe(other.taxNumberCipher);
      expect(one.taxNumberCipher.length).toBeLessThanOrEqual(400);
      expect(Buffer.from(one.taxNumberCipher, 'base64').toString('latin1')).not.toContain(digits);
      for (const columns of [one, other]) expect(readTaxNumber(KEYS, { ...row, ...columns })).toBe(digits);
    }),
  );
});

test('a number that was encrypted years ago decrypts, and is found by the same hash', () => {
  const row = {
    id: '01935a00-0000-7000-8000-000000000003',
    userId: '01935a00-0000-7000-8000-000000000004',
    taxNumberCipher: 'JM7zF5vuSJliB3lKkIV9Qv7IJMo88ENAZkfvZK7GPZPHSfsMLw==',
    taxNumberKeyId: '80e07007ffba42e0',
  };
  expect(readTaxNumber(KEYS, row)).toBe(DIGITS);
  expect(taxNumberIndex(KEYS, DIGITS)).toBe(
    '924dd0a5713b2e4c7ca1dc31a11333df8fa3d8830fe73071015a3fc84a084c56',
  );
});

describe('does not decrypt', () => {
  const refused = (row: ReturnType<typeof sealed>, keys = KEYS) =>
    expect(() => readTaxNumber(keys, row)).toThrow(SealedNumberError);

  test('in another row, or of another person', () => {
    refused({ ...sealed(), id: randomUUID() });
    refused({ ...sealed(), userId: randomUUID() });
  });

  test('with one bit changed, wherever it is', () => {
    const row = sealed();
    const bytes = Buffer.from(row.taxNumberCipher, 'base64');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      refused({ ...row, taxNumberCipher: changed.toString('base64') });
    }
  });

  test('with a shorter tag or cut short', () => {
    const row = sealed();
    const bytes = Buffer.from(row.taxNumberCipher, 'base64');
    for (const length of [0, 12, 16, 20, 27, 28, 36])
      refused({ ...row, taxNumberCipher: bytes.subarray(0, length).toString('base64') });
    for (const tagLength of [4, 8, 12]) {
      const shorter = Buffer.concat([bytes.subarray(0, 12 + tagLength), bytes.subarray(28)]);
      refused({ ...row, taxNumberCipher: shorter.toString('base64') });
    }
  });

  test('with another key, under whichever name', () => {
    refused(sealed(), createKeys(2));
    refused({ ...sealed(), taxNumberKeyId: createKeys(2).taxNumber[0]!.id }, createKeys(2, 1));
  });

  test('and says which row, never the number', () => {
    for (const row of [
      { ...sealed(), userId: randomUUID() },
      { ...sealed(), taxNumberKeyId: 'gone' },
    ])
      try {
        readTaxNumber(KEYS, row);
        expect.unreachable();
      } catch (error) {
        expect((error as Error).message).toContain(row.id);
        expect(`${(error as Error).stack}`).not.toContain(DIGITS);
      }
  });
});

test('a newer key encrypts, and the older ones still decrypt what they encrypted', () => {
  const old = sealed();
  const keys = createKeys(3, 2, 1);
  const anew = sealed(keys);
  expect(anew.taxNumberKeyId).not.toBe(old.taxNumberKeyId);
  expect([readTaxNumber(keys, old), readTaxNumber(keys, anew)]).toEqual([DIGITS, DIGITS]);
});

test('the index finds equal numbers, needs its key, and has a version for each', () => {
  expect(listIndexes(createKeys(2, 1), DIGITS)).toEqual([
    taxNumberIndex(createKeys(2), DIGITS),
    taxNumberIndex(KEYS, DIGITS),
  ]);
  expect(taxNumberIndex(KEYS, DIGITS)).not.toBe(taxNumberIndex(KEYS, '400111223'));
  expect(taxNumberIndex(KEYS, DIGITS)).not.toBe(taxNumberIndex(createKeys(2), DIGITS));
});
