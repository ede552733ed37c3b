import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitsOf,
  formatTaxNumber,
  holdsTaxNumber,
  maskedTaxNumber,
  type TaxNumberType,
  taxNumberFault,
  taxNumberWarning,
  truncatedTaxNumber,
} from './taxNumber.ts';

const fault = (type: TaxNumberType, typed: string) => taxNumberFault(type, digitsOf(typed)!);
const nineDigits = fc.integer({ min: 0, max: 999_999_999 }).map((number) => String(number).padStart(9, '0'));
const types = fc.constantFrom<TaxNumberType>('SSN', 'EIN', 'ITIN');

describe('what is typed', () => {
  test.each(['400-11-1222', '400111222', ' 400 11 1222 ', '40-0111222'])('%s has nine digits', (typed) => {
    expect(digitsOf(typed)).toBe('400111222');
  });
  test.each(['', '40011122', '4001112223', '400-11-122x', '400.11.1222', '٤٠٠١١١٢٢٢'])(
    '%s has not',
    (typed) => {
      expect(digitsOf(typed)).toBeNull();
    },
  );
});

describe('a social security number', () => {
  test.each([
    '000-11-1222',
    '666-11-1222',
    '900-11-1222',
    '999-99-9999',
    '400-00-1222',
    '400-11-0000',
    '111111111',
    '123456789',
    '078-05-1120',
    '219-09-9999',
  ])('%s is rejected', (typed) => {
    expect(fault('SSN', typed)).toMatch(
      typed.startsWith('9') ? /begins with 9\. Is it an ITIN\?$/ : /has these digits\. Please check them\.$/,
    );
  });
  test.each(['400-11-1222', '001-01-0001', '899-99-9999'])('%s is accepted', (typed) => {
    expect(fault('SSN', typed)).toBeNull();
  });
});

describe('an ITIN', () => {
  test('has a 9 and one of four ranges of digits after the third', () => {
    const accepted = Array.from({ length: 100 }, (_, group) => group).filter(
      (group) => fault('ITIN', `912-${String(group).padStart(2, '0')}-1239`) === null,
    );
    const ranges = [
      [50, 65],
      [70, 88],
      [90, 92],
      [94, 99],
    ] as const;
    expect(accepted).toEqual(
      ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step)),
    );
  });
  test.each(['400-70-1234', '400-70-1239', '400-93-1234', '999999999'])('%s is rejected', (typed) => {
    expect(fault('ITIN', typed)).toBe('Taxpayer number: no ITIN has these digits. Please check them.');
  });
  test('of an adoption is none', () => {
    expect(fault('ITIN', '912-93-1234')).toMatch(/ATIN/);
  });
});

describe('a number of nine times the same digit', () => {
  test.each(['111111112', '211111111'])('is not %s', (typed) => {
    expect(fault('SSN', typed)).toBeNull();
  });
});

describe('an EIN', () => {
  test.each(['00-1234567', '222222222'])('%s is rejected', (typed) => {
    expect(fault('EIN', typed)).toMatch(/^Taxpayer number: /);
  });
  test('with a prefix the IRS is not known to assign is taken with a warning', () => {
    expect(fault('EIN', '07-1234567')).toBeNull();
    expect(taxNumberWarning('EIN', '071234567')).toContain('begin with 07');
  });
  test('with a known prefix raises no warning', () => {
    expect(fault('EIN', '45-1234567')).toBeNull();
    expect(taxNumberWarning('EIN', '451234567')).toBeNull();
    expect(taxNumberWarning('SSN', '070011222')).toBeNull();
  });
});

describe('a text that holds a number', () => {
  test.each(['My number is 400-11-1222.', '400111222', '400 11 1222', '45.1234567', '4-0-0-1-1-1-2-2-2'])(
    'is “%s”',
    (text) => {
      expect(holdsTaxNumber(text)).toBe(true);
    },
  );
  test.each(['40011122', '4001112223', 'Load 4001-1122', 'Paid $400.00 on 11/12/2026', '400/11/1222', ''])(
    'is not “%s”',
    (text) => {
      expect(holdsTaxNumber(text)).toBe(false);
    },
  );
});

describe('how a number is written', () => {
  test('with its hyphens, truncated and masked', () => {
    expect(formatTaxNumber('SSN', '400111222')).toBe('400-11-1222');
    expect(formatTaxNumber('EIN', '451234567')).toBe('45-1234567');
    expect(truncatedTaxNumber('SSN', '1222')).toBe('XXX-XX-1222');
    expect(truncatedTaxNumber('EIN', '4567')).toBe('XX-XXX4567');
    expect(maskedTaxNumber('ITIN', '1234')).toBe('•••-••-1234');
    expect(maskedTaxNumber('EIN', '4567')).toBe('••-•••4567');
  });

  test('what is written reads as the same digits, for any number', () => {
    fc.assert(
      fc.property(types, nineDigits, (type, digits) => {
        expect(digitsOf(formatTaxNumber(type, digits))).toBe(digits);
      }),
    );
  });

  test('a mask shows the last four digits and no other, in the shape of the number', () => {
    fc.assert(
      fc.property(types, nineDigits, (type, digits) => {
        const last4 = digits.slice(-4);
        for (const mask of [truncatedTaxNumber(type, last4), maskedTaxNumber(type, last4)]) {
          expect(mask.replace(/\D/g, '')).toBe(last4);
          expect(mask.replace(/[^-]/g, '.')).toBe(formatTaxNumber(type, digits).replace(/[^-]/g, '.'));
        }
      }),
    );
  });
});

test('no fault and no warning repeats the number', () => {
  fc.assert(
    fc.property(types, nineDigits, (type, digits) => {
      const said = `${taxNumberFault(type, digits)} ${taxNumberWarning(type, digits)}`;
      expect(said).not.toContain(digits);
      expect(said.replace(/begin with \d\d|begins with 9/g, '')).not.toMatch(/\d/);
    }),
  );
});

test('no nine digits are both a social security number and an ITIN', () => {
  fc.assert(
    fc.property(nineDigits, (digits) => {
      expect(taxNumberFault('SSN', digits) === null && taxNumberFault('ITIN', digits) === null).toBe(false);
    }),
  );
});
