import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streetParts } from '../taxDocuments/streetParts.ts';
import { cleanEmail, cleanPhone, cleanText, cleanZip, splitText } from './irisText.ts';

test.each([
  ["O'Brien, J.R. & Sons, Inc.", "O'Brien JR & Sons Inc"],
  ['O’Brien', "O'Brien"],
  ['Zoë', 'Zoe'],
  ['Łukasz Größe', 'Lukasz Grosse'],
  ['=HYPERLINK("x")', 'HYPERLINK(x)'],
  ['--A--B', 'A-B'],
  ['＝1+1', '11'],
  ['12 1/2 Elm St. #4', '12 1-2 Elm St 4'],
  ['  a \t b  ', 'a b'],
  ['王', ''],
])('%j is written as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('whatever was typed, no cell starts a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(text)).toMatch(/^([A-Za-z0-9'&()][A-Za-z0-9 \-'&()]*)?$/);
    }),
  );
});

test('text that is too long is cut between words', () => {
  expect(splitText('Example Hauling and Storage Company of New Jersey', 40)).toEqual([
    'Example Hauling and Storage Company of',
    'New Jersey',
  ]);
  expect(splitText('short', 40)).toEqual(['short', '']);
  expect(splitText('x'.repeat(50), 40)[0]).toHaveLength(40);
});

test('phones, ZIP codes and addresses are digits and plain characters, or nothing', () => {
  expect(cleanPhone('(215) 555-0142')).toBe('2155550142');
  expect(cleanPhone('+1 215-555-0142 ext. 7')).toBe('2155550142');
  expect(cleanPhone('555-0142')).toBe('');
  expect([cleanZip('19100'), cleanZip('19100-0001'), cleanZip('1910')]).toEqual(['19100', '191000001', '']);
  expect([cleanEmail('office@example.com'), cleanEmail('=cmd@example.com'), cleanEmail('x')]).toEqual([
    'office@example.com',
    '',
    '',
  ]);
});

test.each([
  ['12 Elm Street Apt 3', '12 Elm Street', 'Apt 3'],
  ['12 Elm Street, Apt. 3B', '12 Elm Street', 'Apt. 3B'],
  ['1 Depot Road Suite 200', '1 Depot Road', 'Suite 200'],
  ['5 Main St #4', '5 Main St', '#4'],
  ['5 Main St Unit B', '5 Main St', 'Unit B'],
  ['12 Floor Street', '12 Floor Street', ''],
  ['12 Unit Street', '12 Unit Street', ''],
  ['Apt 3', 'Apt 3', ''],
  ['', '', ''],
])('the street %j is %j with the room %j', (line, street, room) => {
  expect(streetParts(line)).toEqual({ street, room });
});
