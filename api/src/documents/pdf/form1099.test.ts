import { describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { readPdf, readTags, seePdf } from '../../../test/support/pdf.ts';
import type { Form1099Pdf } from './form1099.ts';
import { form1099Words, LEGEND } from './form1099Words.ts';
import { render } from './render.ts';

const PARTY = { businessName: null, room: '', city: 'Philadelphia', state: 'PA', zip: '19100' };
const NEC_2025: Form1099Pdf = {
  kind: 'NEC',
  copies: ['B'],
  revision: '2025-04',
  revisionLabel: 'Rev. April 2025',
  year: 2025,
  isCorrected: false,
  replacement: null,
  payer: {
    ...PARTY,
    name: 'Example Freight LLC',
    street: '1 Depot Road',
    phone: '(215) 555-0142',
    taxNumber: '23-4567891',
  },
  recipient: {
    name: 'Zoë Q. Łukasik Jr.',
    businessName: 'Łukasik Hauling',
    street: '12 Elm Street',
    room: 'Apt 3',
    city: 'Camden',
    state: 'NJ',
    zip: '08102',
    taxNumber: 'XXX-XX-1222',
  },
  accountNumber: 'C-17-25',
  amount: 234_567,
  withheld: 0,
  missing: [],
  generatedAt: '2026-02-10T17:00:00.000Z',
  timeZone: 'America/New_York',
};
const REVISIONS = {
  2020: { revision: '2020', revisionLabel: '2020' },
  2021: { revision: '2021', revisionLabel: '2021' },
  2023: { revision: '2022-01', revisionLabel: 'Rev. January 2022' },
  2024: { revision: '2024-01', revisionLabel: 'Rev. January 2024' },
  2025: { revision: '2025-04', revisionLabel: 'Rev. April 2025' },
  2026: { revision: '2026-12', revisionLabel: 'Rev. December 2026' },
} as const satisfies Record<number, Partial<Form1099Pdf>>;

const files = new Map<string, ReturnType<typeof render>>();
/** Renders each file once. */
function file(changes: Partial<Form1099Pdf> = {}) {
  const key = JSON.stringify(changes);
  const made = files.get(key) ?? render('form1099', { ...NEC_2025, ...changes });
  files.set(key, made);
  return made;
}
const read = async (changes: Partial<Form1099Pdf> = {}) => readPdf(await file(changes));
const ofYear = (kind: 'NEC' | 'MISC', year: keyof typeof REVISIONS): Partial<Form1099Pdf> => ({
  kind,
  year,
  ...REVISIONS[year],
});

describe('Copy B', () => {
  longTest('is US Letter with a title, with the instructions after it', async () => {
    const { pages, size, info, language } = await read();
    expect(pages).toHaveLength(2);
    expect(size).toEqual([612, 792]);
    expect(language).toBe('en-US');
    expect(info).toMatchObject({
      Title: 'Form 1099-NEC 2025, Copy B, Zoë Q. Łukasik Jr.',
      Author: 'Example Freight LLC',
    });
    expect(pages[1]).toMatch(/^Instructions for Recipient You received this form instead of Form W-2/);
    expect(pages[1]).toContain('Box 4. Shows backup withholding.');
  });

  longTest('has payer, recipient, amount, legend and nothing to advertise', async () => {
    const { pages } = await read();
    for (const words of [
      'CORRECTED (if checked)',
      'OMB No. 1545-0116 Form 1099-NEC (Rev. April 2025) For calendar year 2025 Nonemployee Compensation',
      'Example Freight LLC 1 Depot Road Philadelphia, PA 19100 (215) 555-0142',
      'PAYER’S TIN 23-4567891',
      'RECIPIENT’S TIN XXX-XX-1222',
      'RECIPIENT’S name Zoë Q. Łukasik Jr. Łukasik Hauling',
      'Street address (including apt. no.) 12 Elm Street Apt 3',
      'ZIP or foreign postal code Camden, NJ 08102',
      'Account number (see instructions) C-17-25',
      '1 Nonemployee compensation $ 2,345.67',
      'Copy B For Recipient This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
      '(keep for your records)',
      'Department of the Treasury - Internal Revenue Service',
      'Generated Feb 10, 2026, 12:00 PM EST',
      'Page 1 of 2',
    ])
      expect(pages[0]).toContain(words);
    expect(pages[0]).not.toMatch(/null|undefined|draft|void|approved/i);
  });

  test('prints cents, and an empty box is blank', async () => {
    expect((await read({ amount: 200_000 })).text).toContain('Nonemployee compensation $ 2,000.00');
    const { text } = await read({ amount: 0 });
    expect(text).not.toContain('0.00');
    expect(text).toContain('4 Federal income tax withheld $');
  });
});

/** The numbers and captions of a form's boxes. */
const captionsOf = (kind: 'NEC' | 'MISC', year: keyof typeof REVISIONS): string => {
  const { boxes, stateBoxes } = form1099Words(kind, REVISIONS[year].revision);
  return [...boxes, ...stateBoxes].flatMap(({ number, caption }) => [number, caption]).join(' ');
};

describe('the boxes of a year', () => {
  test.each([
    [2020, '1 Nonemployee compensation', '2 3 4 Federal income tax withheld', null],
    [2024, '1 Nonemployee compensation', '3 4 Federal income tax withheld', 'Excess golden parachute'],
    [2025, '1 Nonemployee compensation', '3 Excess golden parachute payments', 'Cash tips'],
    [2026, '1a Nonemployee compensation', '1d Overtime compensation', '1 Nonemployee compensation'],
  ] as const)('of %i on Form 1099-NEC', (year, first, other, absent) => {
    const boxes = captionsOf('NEC', year).replaceAll('  ', ' ');
    expect(boxes).toContain(first);
    expect(boxes).toContain(other);
    if (absent) expect(boxes).not.toContain(absent);
  });

  test.each([
    [
      2020,
      '13 Excess golden parachute payments',
      '14 Nonqualified deferred compensation',
      '15 State tax withheld',
    ],
    [2024, '13 FATCA filing requirement', '14 Excess golden parachute payments', '16 State tax withheld'],
    [2025, '13 FATCA filing requirement', '14 Reserved', '16 State tax withheld'],
    [2026, '13a Cash tips', '14 Overtime compensation', '16 State tax withheld'],
  ] as const)('of %i on Form 1099-MISC', (year, ...captions) => {
    for (const caption of captions) expect(captionsOf('MISC', year)).toContain(caption);
  });

  test('are those on paper', async () => {
    const first = (await read(ofYear('NEC', 2020))).pages[0]!.replaceAll(' $', '');
    expect(first).toContain('Form 1099-NEC For calendar year 2020');
    expect(first).toContain('2 3 4 Federal income tax withheld');
    const misc = (await read(ofYear('MISC', 2026))).pages[0]!.replaceAll(' $', '');
    for (const words of [
      'OMB No. 1545-0115 Form 1099-MISC',
      'For calendar year 2026',
      '1 Rents 2,345.67',
      '13a Cash tips',
      '16 State tax withheld',
    ])
      expect(misc).toContain(words);
  });

  longTest('of 2026 leave 1b, 1c, 1d, 2 and 3 blank', async () => {
    const { pages } = await read(ofYear('NEC', 2026));
    expect(pages[0]).toContain(
      '1a Nonemployee compensation $ 2,345.67 1b Cash tips $ 1c Treasury Tipped Occupation Code(s) 1d Overtime compensation $ 2 Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale 3 Excess golden parachute payments $ 4 Federal income tax withheld $',
    );
  });

  longTest(
    'of 2026 split the recipient’s address into street, apartment, city, state, country and ZIP',
    async () => {
      const { pages } = await read(ofYear('NEC', 2026));
      expect(pages[0]).toContain('Street address 12 Elm Street Apt. no. Apt 3');
      expect(pages[0]).toContain(
        'City or town Camden State or province NJ Country US ZIP or postal code 08102',
      );
    },
  );
});

describe('copies', () => {
  test('B and 2 are one file, each on its page, with the same truncated number', async () => {
    const { pages, info } = await read({ copies: ['B', 'TWO'] });
    expect(pages).toHaveLength(3);
    expect(info).toMatchObject({ Title: 'Form 1099-NEC 2025, Copy B and Copy 2, Zoë Q. Łukasik Jr.' });
    expect(pages[2]).toContain('Copy 2 To be filed with recipient’s state income tax return, when required.');
    expect(pages[2]).not.toContain('This is important tax information');
    for (const page of [pages[0], pages[2]]) expect(page).toContain('RECIPIENT’S TIN XXX-XX-1222');
  });

  longTest('2 alone has no instructions', async () => {
    expect((await read({ copies: ['TWO'] })).pages).toHaveLength(1);
  });
});

describe('marks', () => {
  test('a correction is marked as such, and cancels with 0.00', async () => {
    const box = { x: 292, y: 60, width: 12, height: 12 };
    const plain = await seePdf(await file());
    const marked = await seePdf(await file({ isCorrected: true, amount: 0 }));
    expect(marked.ink(box)).toBeGreaterThan(plain.ink(box) * 1.2);
    expect((await read({ isCorrected: true, amount: 0 })).pages[0]).toContain('compensation $ 0.00');
  });

  longTest('a draft says what is missing', async () => {
    const { pages, info } = await read({
      recipient: { ...NEC_2025.recipient, taxNumber: '' },
      missing: ['TIN missing: collect a Form W-9 first.', 'Year 2025 is not over'],
    });
    expect(pages[0]!.split(' ')).toContain('DRAFT');
    expect(pages[0]).toContain('Draft of Form 1099-NEC for 2025: not to be filed or handed out.');
    expect(pages[0]).toContain('TIN missing: collect a Form W-9 first.');
    expect(pages[0]).toContain('Year 2025 is not over.');
    expect(pages[0]).toContain('RECIPIENT’S TIN RECIPIENT’S name');
    expect(pages[0]).not.toMatch(/000-00|XXX/);
    expect(info).toMatchObject({ Title: 'Form 1099-NEC 2025, Copy B (draft), Zoë Q. Łukasik Jr.' });
  });

  test('a replaced document is void; a filed and since corrected one is not', async () => {
    const replaced = await read({ replacement: 'REPLACED' });
    expect(replaced.pages[0]!.split(' ')).toContain('VOID');
    expect(replaced.pages[0]).toContain('Void: a newer document has replaced this one.');
    expect(replaced.info).toMatchObject({ Title: 'Form 1099-NEC 2025, Copy B (void), Zoë Q. Łukasik Jr.' });
    const corrected = await read({ replacement: 'CORRECTED' });
    expect(corrected.pages[0]).toContain('A correction of this form has been made since.');
    expect(corrected.pages[0]!.split(' ')).not.toContain('VOID');
  });
});

describe('read aloud', () => {
  test('Form 1099-NEC has its name first, then each box with its caption and value', async () => {
    const { lines, skipped, faults } = await readTags(await file(ofYear('NEC', 2026)));
    expect(faults).toEqual([]);
    const footer = 'Substitute Form 1099-NEC · 2026 · C-17-25 · Generated Feb 10, 2026, 12:00 PM EST';
    expect(skipped).toEqual(['Page 1 of 2', expect.stringMatching(/^Substitute .* Page 2 of 2$/)]);
    const end = lines.indexOf('H2 Instructions for Recipient');
    expect(lines.slice(0, end)).toEqual([
      'P OMB No. 1545-0116',
      'H1 Form 1099-NEC',
      'P (Rev. December 2026)',
      'P For calendar year',
      'P 2026',
      'P Nonemployee Compensation',
      'Figure (Not checked)',
      'P CORRECTED (if checked)',
      'P PAYER’S name Example Freight LLC',
      'P Street address 1 Depot Road',
      'P Room or suite no.',
      'P City or town Philadelphia',
      'P State or province PA',
      'P Country US',
      'P ZIP or postal code 19100',
      'P Telephone no. (215) 555-0142',
      'P PAYER’S TIN 23-4567891',
      'P RECIPIENT’S TIN XXX-XX-1222',
      'P RECIPIENT’S name Zoë Q. Łukasik Jr. Łukasik Hauling',
      'P Street address 12 Elm Street',
      'P Apt. no. Apt 3',
      'P City or town Camden',
      'P State or province NJ',
      'P Country US',
      'P ZIP or postal code 08102',
      'P Account number (see instructions) C-17-25',
      'P 1a Nonemployee compensation $ 2,345.67',
      'P 1b Cash tips $',
      'P 1c Treasury Tipped Occupation Code(s)',
      'P 1d Overtime compensation $',
      'P 2 Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale',
      'Figure (Not checked)',
      'P 3 Excess golden parachute payments $',
      'P 4 Federal income tax withheld $',
      'P Copy B',
      'P For Recipient',
      `P ${LEGEND}`,
      'P 5 State tax withheld $',
      'P 6 State/Payer’s state no.',
      'P 7 State income $',
      'P Form 1099-NEC (Rev. December 2026)',
      'P (keep for your records)',
      'P www.irs.gov/Form1099NEC',
      'P Department of the Treasury - Internal Revenue Service',
      `P ${footer}`,
    ]);
    expect(lines[end + 3]).toMatch(/^P Recipient’s taxpayer identification number \(TIN\)\. For your/);
  });

  test('Form 1099-MISC has its boxes in order, and a draft lists what is missing', async () => {
    const changes = { ...ofYear('MISC', 2025), isCorrected: true, missing: ['No TIN', 'No address'] };
    const { lines, skipped, faults } = await readTags(await file(changes));
    expect(faults).toEqual([]);
    expect(skipped[0]).toBe('Page 1 of 2 DRAFT');
    const numbers = lines.map((line) => /^P (\d+) \D/.exec(line)?.[1]).filter(Boolean);
    expect(numbers.map(Number)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(lines).toContain('Figure (Checked) X');
    const warning = lines.indexOf('P Draft of Form 1099-MISC for 2025: not to be filed or handed out.');
    expect(lines.slice(warning + 1, warning + 4)).toEqual(['L', 'LI LBody No TIN.', 'LI LBody No address.']);
  });
});

describe('as it looks', () => {
  // In points, from where the form begins.
  const FRAME = { x: 48, y: 78, width: 516 };

  test.each([
    ['NEC', 2026, 344],
    ['MISC', 2026, 436],
    ...(process.env.LONG
      ? ([
          ['NEC', 2020, 344],
          ['NEC', 2025, 344],
          ['MISC', 2024, 436],
        ] as const)
      : []),
  ] as const)('Form 1099-%s of %i has ink where its boxes are', async (kind, year, height) => {
    const seen = await seePdf(await file(ofYear(kind, year)));
    expect([seen.width, seen.height]).toEqual([612, 792]);
    const { ink } = seen;
    const right = FRAME.x + FRAME.width;
    for (const edge of [
      { x: FRAME.x, y: FRAME.y - 1, width: FRAME.width, height: 2 },
      { x: FRAME.x, y: FRAME.y + height - 1, width: FRAME.width, height: 2 },
      { x: FRAME.x - 1, y: FRAME.y, width: 2, height },
      { x: right - 1, y: FRAME.y, width: 2, height },
      // Between the parties and the boxes.
      { x: FRAME.x + 246 - 1, y: FRAME.y, width: 2, height },
    ])
      expect(ink(edge)).toBeGreaterThan(0.2);
    const parties = { x: FRAME.x, y: FRAME.y, width: 246, height };
    const boxes = { x: FRAME.x + 246, y: FRAME.y + 62, width: 166, height: height - 108 };
    for (const area of [parties, boxes]) {
      expect(ink(area)).toBeGreaterThan(0.015);
      expect(ink(area)).toBeLessThan(0.25);
    }
    // Nothing extends into the margins.
    for (const margin of [
      { x: 0, y: 0, width: 46, height: 792 },
      { x: 566, y: 0, width: 46, height: 792 },
      { x: 0, y: 0, width: 612, height: 40 },
    ])
      expect(ink(margin)).toBe(0);
  });

  longTest('the amount appears in its box and nowhere else', async () => {
    const [full, blank] = await Promise.all(
      [file(), file({ amount: 0 })].map(async (bytes) => seePdf(await bytes)),
    );
    const first = { x: 360, y: 145, width: 98, height: 52 };
    const rest = { x: 295, y: 200, width: 165, height: 170 };
    expect(full!.ink(first)).toBeGreaterThan(blank!.ink(first) + 0.01);
    expect(full!.ink(rest)).toBe(blank!.ink(rest));
  });
});

longTest('long entries lose no letter and stay on their page', async () => {
  const recipient = {
    ...NEC_2025.recipient,
    name: 'W'.repeat(100),
    businessName: 'M'.repeat(100),
    street: 'Q'.repeat(180),
    city: 'H'.repeat(100),
  };
  for (const year of process.env.LONG ? ([2025, 2026] as const) : ([2026] as const)) {
    const { pages } = await read({ ...ofYear('NEC', year), recipient });
    expect(pages).toHaveLength(2);
    for (const [letter, times] of [
      ['W', 100],
      ['M', 100],
      ['Q', 180],
      ['H', 100],
    ] as const)
      expect(pages[0]!.split(letter).length - 1).toBeGreaterThanOrEqual(times);
  }
});

test('the same form is the same file', async () => {
  expect(Buffer.from(await file()).equals(await file())).toBe(true);
});
