import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMoney,
  formatMoneyInput,
  fromDecimal,
  splitEvenly,
  sumCents,
  toAmount,
  toDecimal,
  toExactCents,
} from './money.ts';

/** The values of a money column. */
const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

describe('a number in a request', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [-0.29, -29],
    [1.1, 110],
    [250, 25_000],
    [99_999.99, 9_999_999],
    [1e12, 100_000_000_000_000],
  ])('%d is %d cents', (amount, cents) => {
    expect(toExactCents(amount)).toBe(cents);
  });
  test.each([0.001, 1.005, 19.999, 1e-9, 1e12 + 1, -1e12 - 1, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is not an amount',
    (amount) => {
      expect(toExactCents(amount)).toBeUndefined();
    },
  );
});

describe('a database column', () => {
  test.each([
    ['0', 0, '0.00'],
    ['0.05', 5, '0.05'],
    ['-0.05', -5, '-0.05'],
    ['1234.5', 123_450, '1234.50'],
    ['-12', -1_200, '-12.00'],
  ])('that contains %s is %d cents, and takes %s', (held, cents, taken) => {
    expect(fromDecimal(new Decimal(held))).toBe(cents);
    expect(toDecimal(cents)).toBe(taken);
  });
  test('that is null counts as zero', () => {
    expect(fromDecimal(null)).toBe(0);
  });
});

test('no cent is lost on the way to the database, to a client and back', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(fromDecimal(new Decimal(toDecimal(cents)))).toBe(cents);
      expect(toExactCents(JSON.parse(JSON.stringify(toAmount(cents))))).toBe(cents);
    }),
  );
});

test('parts add up to the whole and differ by a cent at most, the larger ones first', () => {
  expect(splitEvenly(1_000, 3)).toEqual([334, 333, 333]);
  expect(splitEvenly(-1_000, 3)).toEqual([-334, -333, -333]);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 31 }), (total, count) => {
      const parts = splitEvenly(total, count);
      expect(parts).toHaveLength(count);
      expect(sumCents(parts)).toBe(total);
      expect(Math.abs(parts[0]! - parts.at(-1)!)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [123_450, '1234.50', '1,234.50', '$1,234.50'],
  [100_000_000, '1000000.00', '1,000,000.00', '$1,000,000.00'],
  [99_999, '999.99', '999.99', '$999.99'],
  [-1_200, '-12.00', '-12.00', '-$12.00'],
  [5, '0.05', '0.05', '$0.05'],
  [-5, '-0.05', '-0.05', '-$0.05'],
  [0, '0.00', '0.00', '$0.00'],
  [-0, '0.00', '0.00', '$0.00'],
])('%d cents are %s, %s and %s', (cents, decimal, input, money) => {
  expect(toDecimal(cents)).toBe(decimal);
  expect(formatMoneyInput(cents)).toBe(input);
  expect(formatMoney(cents)).toBe(money);
});

test('any amount is written as Intl writes dollars', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(formatMoney(cents)).toBe(dollars.format(cents / 100));
    }),
  );
});
