import { describe, expect, it, test } from 'vitest';
import {
  AMOUNT_ERROR,
  addAmounts,
  DECIMALS_ERROR,
  formatAmount,
  parseAmount,
  readCents,
  sumAmounts,
  TOO_LARGE_ERROR,
} from './amounts.ts';

describe('an amount as a person types it', () => {
  test.each([
    ['1,234.5', 123_450],
    ['$1234', 123_400],
    ['$ 1,234.50', 123_450],
    [' 12 ', 1_200],
    ['.5', 50],
    ['12.', 1_200],
    ['0', 0],
    ['1,234,567.89', 123_456_789],
    ['-12', -1_200],
    ['-$12.34', -1_234],
    ['-0', 0],
    ['000012', 1_200],
  ])('%s is %i cents', (text, cents) => expect(parseAmount(text)).toEqual({ ok: true, cents }));

  test.each([
    '',
    ' ',
    '$',
    '.',
    'abc',
    '12a',
    '1.2.3',
    '1,23',
    '12,3456',
    '1,234,5',
    '--1',
    '1e3',
    '١٢',
    '1 234',
  ])('%j is an error', (text) => expect(parseAmount(text)).toEqual({ ok: false, error: AMOUNT_ERROR }));

  test.each(['12.345', '1.000', '$0.001', '-1.005'])('%j has too many decimals', (text) =>
    expect(parseAmount(text)).toEqual({ ok: false, error: DECIMALS_ERROR }),
  );

  it('refuses amounts too large to add exactly', () => {
    expect(parseAmount('9999999999999')).toEqual({ ok: false, error: TOO_LARGE_ERROR });
    expect(parseAmount('999999999999.99')).toEqual({ ok: true, cents: 99_999_999_999_999 });
  });
});

describe('a formatted amount', () => {
  test.each([
    [1234.5, '$1,234.50'],
    ['1234.5', '$1,234.50'],
    [-12, '-$12.00'],
    ['-12.00', '-$12.00'],
    [0, '$0.00'],
    [-0.001, '$0.00'],
    [1_000_000, '$1,000,000.00'],
    [0.1 + 0.2, '$0.30'],
    [999.99, '$999.99'],
    [1e-7, '$0.00'],
  ])('%s is shown as %s', (amount, text) => expect(formatAmount(amount)).toBe(text));
});

describe('sums', () => {
  it('are exact where floating point is not', () => {
    expect(addAmounts(Array(10).fill('0.10'))).toBe('1.00');
    expect(addAmounts(['0.10', '0.20', '-0.30'])).toBe('0.00');
    expect(sumAmounts([0.1, 0.2])).toBe(30);
  });

  it('count an unreadable amount as zero', () => {
    expect(sumAmounts(['12.50', '', 'abc', null, undefined, Number.NaN])).toBe(1_250);
    expect(readCents('1.2.3')).toBe(0);
  });
});
