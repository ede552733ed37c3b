import { describe, expect, test } from 'vitest';
import {
  findAccountNumberIssue,
  findRoutingNumberIssue,
  isRoutingNumber,
  maskAccountNumber,
  stripBankNumber,
} from './bankNumbers.ts';

describe('a routing number', () => {
  // Those of the Federal Reserve Banks of New York and San Francisco, and of two large banks.
  test.each(['021001208', '121000374', '021000021', '011401533'])('accepts %s', (digits) =>
    expect(isRoutingNumber(digits)).toBe(true),
  );

  test.each([
    ['one digit is another', '021000022'],
    ['two digits are swapped', '012000021'],
    ['it is too short', '02100002'],
    ['it is too long', '0210000210'],
    ['it has letters', '02100002A'],
    ['it is all zeros', '000000000'],
    ['its first two digits stand for nothing', '500000005'],
  ])('is none if %s', (_what, digits) => expect(isRoutingNumber(digits)).toBe(false));

  test('detects every single wrong digit', () => {
    for (let place = 0; place < 9; place++)
      for (let digit = 0; digit < 10; digit++) {
        const typed = `${'021000021'.slice(0, place)}${digit}${'021000021'.slice(place + 1)}`;
        expect(isRoutingNumber(typed), typed).toBe(typed === '021000021');
      }
  });

  test('explains the error without repeating the digits', () => {
    expect(findRoutingNumberIssue('021 000-021')).toBeNull();
    expect(findRoutingNumberIssue('  ')).toBe('Routing number is required.');
    expect(findRoutingNumberIssue('12345')).toBe('Routing number must have nine digits.');
    expect(findRoutingNumberIssue('021000022')).toMatch(/^Routing number: no bank has this number/);
    expect(findRoutingNumberIssue('021000022', 'ODFI routing number')).not.toMatch(/\d/);
  });
});

describe('an account number', () => {
  test('may be typed with spaces and hyphens', () => {
    expect(stripBankNumber('0012 3456-789')).toBe('00123456789');
    expect(findAccountNumberIssue('0012 3456-789')).toBeNull();
  });

  test.each(['1234', '123456789012345678', '12345A'])('refuses %s', (typed) =>
    expect(findAccountNumberIssue(typed)).toBe('Account number must have 5 to 17 digits.'),
  );

  test('is required', () => expect(findAccountNumberIssue('')).toBe('Account number is required.'));

  test('is shown by its last four digits', () => expect(maskAccountNumber('6789')).toBe('•••• 6789'));
});
