import { expect, test } from 'vitest';
import { assertUsable, parseHeader } from './filingTemplate.ts';
import { documentedColumns, missingColumns, unknownColumns } from './irisColumns.ts';

test('a header is the names of its columns, quoted or not', () => {
  expect(parseHeader('\ufeffForm Type,Tax Year,"Box 2 - sales of $5,000 or more"\r\n')).toEqual([
    'Form Type',
    'Tax Year',
    'Box 2 - sales of $5,000 or more',
  ]);
});

test.each([
  ['two lines', 'Form Type,Tax Year\r\n1099-NEC,2025', /one line/],
  ['an open quote', 'Form Type,"Tax Year', /one line/],
  ['a quote behind a space', 'Form Type, "Tax Year"', /Column 2 .* no space may stand before a quote/],
  [
    'a comma that is not quoted',
    'Form Type,Box 2 - sales of $5,000 or more',
    /Column 3 .* must be in quotes/,
  ],
  ['a column without a name', 'Form Type,,Tax Year', /Column 2 of the header has no name/],
  ['the same column twice', 'Form Type,Tax Year,FORM TYPE', /Column 3 .* name of an earlier one/],
  ['a formula', 'Form Type,=cmd|x', /Column 2 .* formula/],
  ['a sign that cannot be seen', 'Form Type,Tax\u200b Year', /cannot be printed/],
  ['a name without an end', `Form Type,${'x'.repeat(201)}`, /more than 200/],
  ['hundreds of columns', Array.from({ length: 301 }, (_, index) => `c${index}`).join(','), /at most 300/],
])('%s is refused', (_, header, sentence) => {
  expect(() => parseHeader(header)).toThrow(sentence);
});

test('the header of something else, or of another form, is refused', () => {
  expect(() => assertUsable('FORM_1099_NEC', ['Name', 'City'])).toThrow('is it the official one?');
  expect(() => assertUsable('FORM_1099_NEC', documentedColumns('FORM_1099_MISC', 2025))).toThrow(
    'Header has no column for box 1 of Form 1099-NEC: is it that of another form?',
  );
  assertUsable('FORM_1099_NEC', ['Form Type', 'Box 1a - Nonemployee compensation']);
});

test('the documented headers are known and complete', () => {
  for (const type of ['FORM_1099_NEC', 'FORM_1099_MISC'] as const)
    for (const year of [2024, 2025, 2026]) {
      const columns = documentedColumns(type, year);
      expect(unknownColumns(columns)).toEqual([]);
      expect(missingColumns(type, columns)).toEqual([]);
    }
  expect(documentedColumns('FORM_1099_NEC', 2024)).toHaveLength(54);
  expect(documentedColumns('FORM_1099_NEC', 2025)).toHaveLength(55);
  expect(documentedColumns('FORM_1099_MISC', 2024)).toHaveLength(66);
});

test('names that differ in case, commas and dashes are the same column', () => {
  expect(
    unknownColumns(['STATE 1 – State tax withheld', 'payer tin type', 'Box 1d - Overtime', 'Shoe size']),
  ).toEqual(['Shoe size']);
});
