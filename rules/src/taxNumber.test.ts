import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findSentNumberIssue,
  findTaxNumberIssue,
  findTaxNumberWarning,
  findTypedNumberIssue,
  formatTaxNumber,
  holdsTaxNumber,
  maskTaxNumber,
  parseTaxNumber,
  type TaxNumberType,
  truncateTaxNumber,
} from './taxNumber.ts';

const findIssue = (type: TaxNumberType, typed: string) => findTaxNumberIssue(type, parseTaxNumber(typed)!);
const nineDigits = fc.integer({ min: 0, max: 999_999_999 }).map((number) => String(number).padStart(9, '0'));
const types = fc.constantFrom<TaxNumberType>('SSN', 'EIN', 'ITIN');

describe('typed text', () => {
  test.each(['400-11-1222', '400111222', ' 400 11 1222 ', '40-0111222'])('%s has nine digits', (typed) => {
    expect(parseTaxNumber(typed)).toBe('400111222');
  });
  test.each(['', '40011122', '4001112223', '400-11-122x', '400.11.1222', '٤٠٠١١١٢٢٢'])(
    '%s does not have nine digits',
    (typed) => {
      expect(parseTaxNumber(typed)).toBeNull();
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
    expect(findIssue('SSN', typed)).toMatch(
      typed.startsWith('9') ? /begins with 9\. Is it an ITIN\?$/ : /has these digits\. Please check them\.$/,
    );
  });
  test.each(['400-11-1222', '001-01-0001', '899-99-9999'])('%s is accepted', (typed) => {
    expect(findIssue('SSN', typed)).toBeNull();
  });
});

describe('an ITIN', () => {
  test('has a 9 and one of four ranges of digits after the third', () => {
    const accepted = Array.from({ length: 100 }, (_, group) => group).filter(
      (group) => findIssue('ITIN', `912-${String(group).padStart(2, '0')}-1239`) === null,
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
    expect(findIssue('ITIN', typed)).toBe('Taxpayer number: no ITIN has these digits. Please check them.');
  });
  test('for an adoption is not one', () => {
    expect(findIssue('ITIN', '912-93-1234')).toMatch(/ATIN/);
  });
});

describe('a number of nine identical digits', () => {
  test.each(['111111112', '211111111'])('is not %s', (typed) => {
    expect(findIssue('SSN', typed)).toBeNull();
  });
});

describe('an EIN', () => {
  test.each(['00-1234567', '222222222'])('%s is rejected', (typed) => {
    expect(findIssue('EIN', typed)).toMatch(/^Taxpayer number: /);
  });
  test('with a prefix the IRS is not known to assign is accepted with a warning', () => {
    expect(findIssue('EIN', '07-1234567')).toBeNull();
    expect(findTaxNumberWarning('EIN', '071234567')).toContain('begin with 07');
  });
  test('with a known prefix raises no warning', () => {
    expect(findIssue('EIN', '45-1234567')).toBeNull();
    expect(findTaxNumberWarning('EIN', '451234567')).toBeNull();
    expect(findTaxNumberWarning('SSN', '070011222')).toBeNull();
  });
});

describe('a text that contains a number', () => {
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

describe('formatting a number', () => {
  test('with its hyphens, truncated and masked', () => {
    expect(formatTaxNumber('SSN', '400111222')).toBe('400-11-1222');
    expect(formatTaxNumber('EIN', '451234567')).toBe('45-1234567');
    expect(truncateTaxNumber('SSN', '1222')).toBe('XXX-XX-1222');
    expect(truncateTaxNumber('EIN', '4567')).toBe('XX-XXX4567');
    expect(maskTaxNumber('ITIN', '1234')).toBe('•••-••-1234');
    expect(maskTaxNumber('EIN', '4567')).toBe('••-•••4567');
  });

  test('a formatted number reads as the same digits, for any number', () => {
    fc.assert(
      fc.property(types, nineDigits, (type, digits) => {
        expect(parseTaxNumber(formatTaxNumber(type, digits))).toBe(digits);
      }),
    );
  });

  test('a mask shows only the last four digits, in the shape of the number', () => {
    fc.assert(
      fc.property(types, nineDigits, (type, digits) => {
        const last4 = digits.slice(-4);
        for (const mask of [truncateTaxNumber(type, last4), maskTaxNumber(type, last4)]) {
          expect(mask.replace(/\D/g, '')).toBe(last4);
          expect(mask.replace(/[^-]/g, '.')).toBe(formatTaxNumber(type, digits).replace(/[^-]/g, '.'));
        }
      }),
    );
  });
});

test('no issue or warning repeats the number', () => {
  fc.assert(
    fc.property(types, nineDigits, (type, digits) => {
      const said = `${findTaxNumberIssue(type, digits)} ${findTaxNumberWarning(type, digits)}`;
      expect(said).not.toContain(digits);
      expect(said.replace(/begin with \d\d|begins with 9/g, '')).not.toMatch(/\d/);
    }),
  );
});

test('no nine digits are both a social security number and an ITIN', () => {
  fc.assert(
    fc.property(nineDigits, (digits) => {
      expect(findTaxNumberIssue('SSN', digits) === null && findTaxNumberIssue('ITIN', digits) === null).toBe(
        false,
      );
    }),
  );
});

describe('a taxpayer number while it is typed', () => {
  test.each([
    ['SSN', '400-11-1222'],
    ['SSN', '400111'],
    ['SSN', ''],
    ['ITIN', '900-70-0001'],
    ['EIN', '23-4567891'],
    ['EIN', '97-4567891'],
  ] as const)('%s %s may be right', (type, typed) => expect(findTypedNumberIssue(type, typed)).toBeNull());

  test.each([
    ['SSN', '000-12-3456', /no social security number has these digits/],
    ['SSN', '666-12-3456', /these digits/],
    ['SSN', '400-00-3456', /these digits/],
    ['SSN', '400-12-0000', /these digits/],
    ['SSN', '111-11-1111', /these digits/],
    ['SSN', '123-45-6789', /these digits/],
    ['SSN', '078-05-1120', /these digits/],
    ['SSN', '900-70-0001', /begins with 9\. Is it an ITIN/],
    ['ITIN', '400-70-0001', /no ITIN has these digits/],
    ['ITIN', '900-93-0001', /adoption number/],
    ['ITIN', '900-66-0001', /no ITIN/],
    ['EIN', '00-1234567', /no employer identification number/],
    ['EIN', '4001112223', /nine digits/],
    ['SSN', '40O-11-1222', /nine digits/],
  ] as const)('%s %s cannot', (type, typed, issue) =>
    expect(findTypedNumberIssue(type, typed)).toMatch(issue),
  );

  test('must be present and complete when it is sent', () => {
    expect(findSentNumberIssue('SSN', ' ')).toBe('Taxpayer number is required.');
    expect(findSentNumberIssue('SSN', '400-11')).toBe('Taxpayer number must have nine digits.');
    expect(findSentNumberIssue('SSN', '400 11 1222')).toBeNull();
  });
});

test('a complete number is accepted while typed exactly when its digits are', () => {
  fc.assert(
    fc.property(types, nineDigits, (type, digits) => {
      const typed = formatTaxNumber(type, digits);
      expect(findTypedNumberIssue(type, typed)).toBe(findTaxNumberIssue(type, digits));
      expect(findSentNumberIssue(type, typed)).toBe(findTaxNumberIssue(type, digits));
    }),
  );
});
