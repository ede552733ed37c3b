import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each(['12', '#12', ' #12 ', 'Payroll #12', 'payroll 12', 'statement #12', 'Pay Statement 12', 'run 12'])(
  '%j is the number of a run',
  (text) => expect(readNumber(text)).toEqual({ kind: 'RUN', number: 12 }),
);

test.each([
  ['C-17-26', 2026],
  ['c-17-26', 2026],
  ['C-17', null],
  ['C-17-', null],
])('%j is the account number of forms', (text, year) =>
  expect(readNumber(text)).toEqual({ kind: 'ACCOUNT', firstRun: 17, year }),
);

test.each([
  '',
  '#',
  'C-',
  'C-x-26',
  'C-17-2026',
  'Ada',
  '12 Oak',
  '-12',
  '1.5',
  '2147483648',
  'C-2147483648',
  'W-9',
])('%j is no number', (text) => expect(readNumber(text)).toBeNull());
