import { expect, it } from 'vitest';
import { readLacks } from './lacks';

it.each([
  ['TIN missing: collect a Form W-9 first.', ['Form W-9']],
  ['Street not in Latin letters: the IRS reads no others. Collect a new Form W-9.', ['Form W-9']],
  ['Payroll #2 for the week of Jan 15, 2001 ($1,225.00) is processed and not marked as paid.', ['Payment']],
  ['Work relation missing: confirm whether the payee is a contractor or an employee.', ['Work relation']],
  ['EIN missing: an administrator has to enter it in the company profile.', []],
  ['The reporting threshold for 2027 is not configured.', []],
  ['Something new.', ['Something new.']],
])('%s – %j', (text, lacks) => expect(readLacks([text])).toEqual(lacks));

it('has each word once', () => {
  const missing = [
    'TIN missing.',
    'Payroll #1 is processed.',
    'Legal name and address missing.',
    'Payroll #2 is.',
  ];
  expect(readLacks(missing)).toEqual(['Form W-9', 'Payment']);
});
