import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findW9Issues,
  isLineDue,
  isLineOpen,
  readLine,
  TAX_CLASSES,
  type W9,
  W9_LINES,
  type W9Line,
} from './w9.ts';

const person: W9 = {
  taxClass: 'INDIVIDUAL',
  firstName: 'Robin',
  lastName: 'Example',
  street: '12 Elm Street',
  city: 'Camden',
  state: 'NJ',
  zip: '08102',
  taxNumberType: 'SSN',
  taxNumber: '400-11-1222',
  certified: true,
  signedName: 'Robin Example',
};
const llc: W9 = {
  ...person,
  taxClass: 'LLC',
  firstName: null,
  lastName: null,
  legalName: 'Example Hauling LLC',
  llcClass: 'S',
  taxNumberType: 'EIN',
  taxNumber: '45-1234567',
};

const names = Object.keys(W9_LINES) as W9Line[];
const lines = fc.constantFrom(...names);
const classes = fc.constantFrom(...TAX_CLASSES);

test('a valid form has no issues', () => {
  expect(findW9Issues(person)).toEqual([]);
  expect(findW9Issues(llc)).toEqual([]);
  expect(findW9Issues({ ...llc, taxClass: 'OTHER', llcClass: null, otherClass: 'Tribe' })).toEqual([]);
});

test('a name may have any Latin letter', () => {
  expect(
    findW9Issues({ ...person, firstName: 'Łukasz', lastName: 'O’Brien-Núñez', city: 'Cañon City' }),
  ).toEqual([]);
});

test.each<[string, W9, string, RegExp]>([
  ['a person without a name', { ...person, lastName: null }, 'lastName', /^Last name is required\.$/],
  ['an entity without one', { ...llc, legalName: null }, 'legalName', /^Legal name is required\.$/],
  ['an entity with a first name', { ...llc, firstName: 'Robin' }, 'firstName', /individuals only/],
  ['a name in other letters', { ...person, lastName: 'Иванов' }, 'lastName', /must be in Latin letters/],
  ['a name partly in them', { ...llc, legalName: '李 Hauling LLC' }, 'legalName', /must be in Latin letters/],
  ['a city in other letters', { ...person, city: 'Камден' }, 'city', /must be in Latin letters/],
  ['an LLC without a letter', { ...llc, llcClass: null }, 'llcClass', /must be C, S or P\.$/],
  ['an LLC with another letter', { ...llc, llcClass: 'D' }, 'llcClass', /must be C, S or P\.$/],
  ['two boxes', { ...person, llcClass: 'C' }, 'llcClass', /for an LLC only/],
  ['other words beside a box', { ...llc, otherClass: 'Tribe' }, 'otherClass', /must be empty/],
  ['an exempt individual', { ...person, exemptPayeeCode: '1' }, 'exemptPayeeCode', /for an individual/],
  ['exempt code 14', { ...llc, exemptPayeeCode: '14' }, 'exemptPayeeCode', /from 1 to 13/],
  [
    'code 5 for a partnership',
    { ...llc, llcClass: 'P', exemptPayeeCode: '5' },
    'exemptPayeeCode',
    /corporations/,
  ],
  ['FATCA code N', { ...llc, fatcaCode: 'N' }, 'fatcaCode', /from A to M/],
  ['no state', { ...person, state: '' }, 'state', /^State is required\.$/],
  ['a state that is none', { ...person, state: 'ZZ' }, 'state', /two-letter/],
  ['a ZIP code of four digits', { ...person, zip: '8102' }, 'zip', /five digits/],
  ['a long city', { ...person, city: 'x'.repeat(101) }, 'city', /at most 100 characters\.$/],
  ['an LLC with an SSN', { ...llc, taxNumberType: 'SSN' }, 'taxNumberType', /must be an EIN/],
  ['an SSN that no one has', { ...person, taxNumber: '000-11-1222' }, 'taxNumber', /social security/],
  ['no number', { ...person, taxNumber: '' }, 'taxNumber', /^Taxpayer number is required\.$/],
  [
    'a number in too many pieces',
    { ...person, taxNumber: '4 0 0 - 1 1 - 1 2 2 2' },
    'taxNumber',
    /nine digits/,
  ],
  ['no certification', { ...person, certified: false }, 'certified', /penalties of perjury/],
])('%s is reported as the only issue', (_what, form, field, message) => {
  expect(findW9Issues(form)).toEqual([[field, expect.stringMatching(message)]]);
});

describe('whatever the class and the line', () => {
  test('a required line may be filled in, and its absence is an issue', () => {
    fc.assert(
      fc.property(classes, lines, (taxClass, name) => {
        const form = { ...llc, taxClass, [name]: null };
        const isNamed = findW9Issues(form).some(([field]) => field === name);
        expect(isNamed).toBe(isLineDue(name, form));
        if (isNamed) expect(isLineOpen(name, form)).toBe(true);
      }),
    );
  });

  test('a line that may not be filled in is an issue with any text', () => {
    fc.assert(
      fc.property(classes, lines, fc.string({ minLength: 1 }), (taxClass, name, text) => {
        const form = { ...llc, taxClass, [name]: text };
        fc.pre(!isLineOpen(name, form));
        expect(findW9Issues(form).map(([field]) => field)).toContain(name);
      }),
    );
  });

  test('no text is longer than its line', () => {
    fc.assert(
      fc.property(classes, lines, fc.string({ maxLength: 250 }), (taxClass, name, text) => {
        const form = { ...llc, taxClass, [name]: text };
        fc.pre(text.length > W9_LINES[name].max);
        expect(findW9Issues(form).map(([field]) => field)).toContain(name);
      }),
    );
  });
});

test('a line is read without surrounding spaces, and codes in capitals', () => {
  expect(readLine('state', ' nj ')).toBe('NJ');
  expect(readLine('city', ' camden ')).toBe('camden');
  expect(readLine('suffix', '  ')).toBeNull();
});
