import { describe, expect, it, test } from 'vitest';
import {
  AMOUNT_FAULT,
  centsOf,
  formatAmount,
  formatCents,
  formatMoney,
  parseAmount,
  sumCents,
  sumMoney,
  TOO_LARGE_FAULT,
  toDecimal,
} from './money';

describe('an amount as a person types it', () => {
  test.each([
    ['1,234.5', 123_450],
    ['$1234', 123_400],
    ['$ 1,234.50', 123_450],
    [' 12 ', 1_200],
    ['.5', 50],
    ['12.', 1_200],
    ['0', 0],
    ['1.005', 101],
    ['1.004', 100],
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
  ])('%j is a fault', (text) => expect(parseAmount(text)).toEqual({ ok: false, fault: AMOUNT_FAULT }));

  it('refuses more than can be added exactly', () => {
    expect(parseAmount('9999999999999')).toEqual({ ok: false, fault: TOO_LARGE_FAULT });
    expect(parseAmount('999999999999.99')).toEqual({ ok: true, cents: 99_999_999_999_999 });
  });
});

describe('an amount as it is written', () => {
  test.each([
    [1234.5, '$1,234.50'],
    ['1234.5', '$1,234.50'],
    [-12, '-$12.00'],
    ['-12.00', '-$12.00'],
    [0, '$0.00'],
    [-0.001, '$0.00'],
    [1_000_000, '$1,000,000.00'],
    [0.1 + 0.2, '$0.30'],
    [1.005, '$1.01'],
    [999.99, '$999.99'],
    [1e-7, '$0.00'],
  ])('%s is shown as %s', (amount, text) => expect(formatMoney(amount)).toBe(text));

  test.each([
    [123_450, '1234.50', '1,234.50', '$1,234.50'],
    [5, '0.05', '0.05', '$0.05'],
    [-5, '-0.05', '-0.05', '-$0.05'],
    [0, '0.00', '0.00', '$0.00'],
    [-0, '0.00', '0.00', '$0.00'],
  ])('%i cents are %s, %s and %s', (cents, decimal, amount, money) => {
    expect(toDecimal(cents)).toBe(decimal);
    expect(formatAmount(cents)).toBe(amount);
    expect(formatCents(cents)).toBe(money);
  });
});

describe('sums', () => {
  it('are exact where floating point is not', () => {
    expect(sumMoney(Array(10).fill('0.10'))).toBe('1.00');
    expect(sumMoney(['0.10', '0.20', '-0.30'])).toBe('0.00');
    expect(sumCents([0.1, 0.2])).toBe(30);
  });

  it('count what cannot be read as nothing', () => {
    expect(sumCents(['12.50', '', 'abc', null, undefined, Number.NaN])).toBe(1_250);
    expect(centsOf('1.2.3')).toBe(0);
  });
});
