import { expect, test } from 'vitest';
import { decodeId, encodeId, findTypedId, isUuid } from './ids.ts';

const key = '0190c2a4-7b1c-7def-8123-4567890abcde';

test('an id parses into its type and key', () => {
  expect(decodeId(encodeId('User', key))).toEqual({ typename: 'User', key });
});

test.each([
  '',
  key,
  `_${key}`,
  'User_',
  'User_1',
  `User_${key}0`,
  `User_${key.toUpperCase()}`,
  `User-${key}`,
])('%j is not an id', (text) => expect(decodeId(text)).toBeUndefined());

test('a key has the form that the database prints', () => {
  expect(isUuid(key)).toBe(true);
  expect(isUuid(key.toUpperCase())).toBe(false);
  expect(isUuid(key.replaceAll('-', ''))).toBe(false);
});

test.each([
  [key, `User_${key}`],
  [` User_${key} `, `User_${key}`],
  [key.toUpperCase(), `User_${key}`],
  [`uSER_${key.toUpperCase()}`, `User_${key}`],
  [`PayrollRun_${key}`, undefined],
  [key.slice(1), undefined],
  ['', undefined],
])('%j stands for %j', (text, id) => expect(findTypedId('User', text)).toBe(id));
