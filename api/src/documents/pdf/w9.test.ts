import { expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { readPdf, readTags, seePdf } from '../../../test/support/pdf.ts';
import { render } from './render.ts';
import { type W9Pdf, w9Document } from './w9.ts';

const SIGNED: W9Pdf = {
  generatedAt: '2026-11-18T17:00:00.000Z',
  timeZone: 'America/New_York',
  revision: '2024-03',
  requester: { name: 'Example Freight LLC', addressLines: ['1 Depot Road', 'Philadelphia, PA 19100'] },
  legalName: 'Zoë Q. Łukasik Jr.',
  businessName: 'Łukasik Hauling',
  taxClass: 'INDIVIDUAL',
  llcClass: null,
  otherClass: null,
  exemptPayeeCode: null,
  fatcaCode: null,
  street: '12 Elm Street, Apt. 3',
  cityStateZip: 'Camden, NJ 08102',
  accountNumber: null,
  taxNumber: { type: 'SSN', text: '400-11-1222' },
  itemTwoCrossed: false,
  signature: { name: 'Zoë Łukasik', signedAt: '2026-11-17T21:30:00.000Z', ipAddress: '192.0.2.7' },
  missing: [],
};

const read = async (changes: Partial<W9Pdf> = {}) => readPdf(await render('w9', { ...SIGNED, ...changes }));

longTest('a signed form is one page of US Letter with a title', async () => {
  const { pages, size, info, language } = await read();
  expect(pages).toHaveLength(1);
  expect(size).toEqual([612, 792]);
  expect(language).toBe('en-US');
  expect(info).toMatchObject({ Title: 'Form W-9, Zoë Q. Łukasik Jr.', Author: 'Example Freight LLC' });
});

longTest('carries the lines, the number, the certification word by word and the signature', async () => {
  const { text } = await read();
  for (const words of [
    'Form W-9 Request for Taxpayer Identification Number and Certification Substitute for Form W-9 (Rev. March 2024)',
    'Requester’s name and address Example Freight LLC 1 Depot Road Philadelphia, PA 19100',
    'Give form to the requester. Do not send to the IRS.',
    '1 Name of entity/individual. An entry is required. Zoë Q. Łukasik Jr.',
    '2 Business name/disregarded entity name, if different from above. Łukasik Hauling',
    'X Individual/sole proprietor C corporation S corporation Partnership Trust/estate LLC.',
    '5 Address (number, street, and apt. or suite no.) 12 Elm Street, Apt. 3',
    '6 City, state, and ZIP code Camden, NJ 08102',
    'Social security number 400-11-1222',
    'Under penalties of perjury, I certify that: 1. The number shown on this form is my correct taxpayer identification number (or I am waiting for a number to be issued to me); and 2. I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and 3. I am a U.S. citizen or other U.S. person (defined below); and 4. The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.',
    'signature of U.S. person Zoë Łukasik Date Nov 17, 2026, 4:30 PM EST',
    'from the network address 192.0.2.7 (2026-11-17T21:30:00.000Z).',
    'you are considered a U.S. person if you are:',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/draft|missing|Item 2 was crossed out/i);
});

test.each([
  ['C_CORPORATION', 'X C corporation'],
  ...(process.env.LONG
    ? ([
        ['S_CORPORATION', 'X S corporation'],
        ['PARTNERSHIP', 'X Partnership'],
        ['TRUST_ESTATE', 'X Trust/estate'],
      ] as const)
    : []),
  ['LLC', 'X LLC. Enter the tax classification (C = C corporation, S = S corporation, P = Partnership): S'],
  ['OTHER', 'X Other (see instructions): Tribal government'],
] as const)('%s crosses its own box and no other', async (taxClass, words) => {
  const { text } = await read({
    taxClass,
    llcClass: taxClass === 'LLC' ? 'S' : null,
    otherClass: taxClass === 'OTHER' ? 'Tribal government' : null,
    exemptPayeeCode: '5',
    fatcaCode: 'D',
    taxNumber: { type: 'EIN', text: '45-1234567' },
  });
  expect(text).toContain(words);
  expect(text.match(/ X /g)).toHaveLength(1);
  expect(text).toContain('Exempt payee code (if any): 5');
  expect(text).toContain('reporting code (if any): D');
  expect(text).toContain('Employer identification number 45-1234567');
});

longTest('an ITIN appears where a social security number does, under its own name', async () => {
  const { text } = await read({ taxNumber: { type: 'ITIN', text: 'XXX-XX-1234' } });
  expect(text).toContain('Individual taxpayer identification number (ITIN) XXX-XX-1234');
});

longTest('has ink on its lines and none in its margins', async () => {
  const { ink, width, height } = await seePdf(await render('w9', SIGNED));
  expect([width, height]).toEqual([612, 792]);
  for (let y = 60; y < 660; y += 100) {
    expect(ink({ x: 48, y, width: 516, height: 100 })).toBeGreaterThan(0.01);
    expect(ink({ x: 48, y, width: 516, height: 100 })).toBeLessThan(0.2);
  }
  expect(ink({ x: 0, y: 0, width: 44, height: 792 })).toBe(0);
  expect(ink({ x: 568, y: 0, width: 44, height: 792 })).toBe(0);
});

test('an item 2 that was crossed out is marked', async () => {
  const { text, pages } = await read({ itemTwoCrossed: true });
  expect(pages).toHaveLength(1);
  expect(text).toContain('Item 2 was crossed out by the signer.');
});

test('without the payee’s signature it is a draft that says what is missing', async () => {
  const { text, info, pages } = await read({
    legalName: null,
    taxClass: null,
    street: null,
    cityStateZip: null,
    taxNumber: null,
    signature: null,
    missing: ['The signature of the payee', 'A taxpayer number.', 'Legal name and address missing.'],
  });
  expect(info).toMatchObject({ Title: 'Form W-9 (draft), without a name' });
  expect(text.split(' ')).toContain('DRAFT');
  expect(text).toContain(
    'What is missing: The signature of the payee. A taxpayer number. Legal name and address missing.',
  );
  expect(text).toContain('Not signed.');
  expect(text).not.toMatch(/\d{3}-\d{2}-\d{4}|000|null|undefined/);
  expect(pages).toHaveLength(1);
  expect((await read({ signature: null })).text).toContain('What is missing: The signature of the payee.');
});

longTest('long entries lose no letter', async () => {
  const { text } = await read({
    legalName: 'W'.repeat(100),
    businessName: 'M'.repeat(100),
    street: 'S'.repeat(200),
  });
  for (const [letter, times] of [
    ['W', 100],
    ['M', 100],
    ['S', 200],
  ] as const)
    expect(text.split(letter).length - 1).toBeGreaterThanOrEqual(times);
});

test('text of another revision is not made up', async () => {
  expect(() => w9Document({ ...SIGNED, revision: '2031-01' })).toThrow('no revision 2031-01');
});

test('read aloud, each line has its caption and entry, and each box says whether it is checked', async () => {
  const { lines, skipped, faults } = await readTags(await render('w9', { ...SIGNED, itemTwoCrossed: true }));
  expect(faults).toEqual([]);
  expect(skipped).toEqual(['Page 1 of 1']);
  expect(lines.slice(0, 8)).toEqual([
    'H1 Form W-9',
    'P Request for Taxpayer Identification Number and Certification',
    'P Substitute for Form W-9 (Rev. March 2024)',
    'P Requester’s name and address',
    'P Example Freight LLC 1 Depot Road Philadelphia, PA 19100',
    'P Give form to the requester. Do not send to the IRS.',
    'P 1 Name of entity/individual. An entry is required. Zoë Q. Łukasik Jr.',
    'P 2 Business name/disregarded entity name, if different from above. Łukasik Hauling',
  ]);
  const boxes = lines.filter((line) => line.startsWith('Figure'));
  expect(boxes).toEqual(['Figure (Checked) X', ...Array(7).fill('Figure (Not checked)')]);
  const checked = lines.indexOf('Figure (Checked) X');
  expect(lines[checked + 1]).toBe('P Individual/sole proprietor');
  const end = lines.slice(lines.indexOf('H2 Part I Taxpayer Identification Number (TIN)') + 1);
  expect(end.map((line) => line.slice(0, 41))).toEqual([
    'P Social security number 400-11-1222',
    'P or Employer identification number',
    'H2 Part II Certification',
    'P Under penalties of perjury, I certify t',
    'P 1. The number shown on this form is my ',
    'P 2. I am not subject to backup withholdi',
    'P 3. I am a U.S. citizen or other U.S. pe',
    'P 4. The FATCA code(s) entered on this fo',
    'P Item 2 was crossed out by the signer.',
    'P Certification instructions. You must cr',
    'P Sign here: signature of U.S. person Zoë',
    'P Date Nov 17, 2026, 4:30 PM EST',
    'P Signed electronically under penalties o',
    'P Definition of a U.S. person. For federa',
    'P Substitute Form W-9 (Rev. March 2024) ·',
  ]);
});
