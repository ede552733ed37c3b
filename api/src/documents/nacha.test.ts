/** Bank files: column by column, by their sums, and as a third-party program reads them. */
// @ts-expect-error It comes without types.
import nacha from '@midlandsbank/node-nacha';
import { describe, expect, test } from 'vitest';
import { type NachaCredit, type NachaFile, writeNacha } from './nacha.ts';

const ORIGIN = {
  companyName: 'Example Freight Lines LLC',
  bankName: 'First Example Bank',
  bankRoutingNumber: '021000021',
  companyId: '1070000451',
  odfiRoutingNumber: '021000021',
};
const PERSON: NachaCredit = {
  name: 'Dario Fontaine',
  payeeNumber: '1041',
  routingNumber: '121000374',
  accountNumber: '00123456789',
  type: 'CHECKING',
  holder: 'PERSONAL',
  amount: 147_025,
};
const BUSINESS: NachaCredit = {
  ...PERSON,
  name: 'Núñez Hauling, LLC',
  payeeNumber: '1042',
  routingNumber: '011401533',
  accountNumber: '55554444',
  type: 'SAVINGS',
  holder: 'BUSINESS',
  amount: 80_000,
};
const FILE: NachaFile = {
  origin: ORIGIN,
  credits: [PERSON, BUSINESS],
  effectiveOn: '2026-11-27',
  madeOn: '2026-11-25',
  madeAt: '0930',
  modifier: 'A',
};
const read = (file: NachaFile): string[] => Buffer.from(writeNacha(file)).toString('latin1').split('\r\n');

test('is what banks document, record by record', () => {
  expect(read(FILE)).toEqual([
    '101 02100002110700004512611250930A094101FIRST EXAMPLE BANK     EXAMPLE FREIGHT LINES L        ',
    '5220EXAMPLE FREIGHT                     1070000451PPDPAYROLL   261125261127   1021000020000001',
    '62212100037400123456789      00001470251041           DARIO FONTAINE          0021000020000001',
    '822000000100121000370000000000000000001470251070000451                         021000020000001',
    '5220EXAMPLE FREIGHT                     1070000451CCDPAYMENT   261125261127   1021000020000002',
    '63201140153355554444         00000800001042           NUNEZ HAULING, LLC      0021000020000002',
    '822000000100011401530000000000000000000800001070000451                         021000020000002',
    '9000002000001000000020013240190000000000000000000227025                                       ',
    '9'.repeat(94),
    '9'.repeat(94),
    '',
  ]);
});

test('letters that are no other letter with a mark on it are written as those they stand for', () => {
  const entry = read({ ...FILE, credits: [{ ...PERSON, name: 'Łukasz Ðøßen' }] })[2]!;
  expect(entry.slice(54, 76)).toBe('LUKASZ DOSSEN         ');
});

describe.each([1, 5, 6, 7, 16, 57])('with %i payees', (count) => {
  const credits = Array.from({ length: count }, (_, index) => ({
    ...(index % 3 === 2 ? BUSINESS : PERSON),
    amount: 100_001 + index,
  }));
  const lines = read({ ...FILE, credits });
  const records = lines.slice(0, -1);

  test('every record has 94 columns, and blocks are whole', () => {
    expect(lines.at(-1)).toBe('');
    expect(records.every((record) => record.length === 94)).toBe(true);
    expect(records.length % 10).toBe(0);
    const control = records.find((record) => /^9(?!9{93})/.test(record))!;
    expect(Number(control.slice(7, 13))).toBe(records.length / 10);
  });

  test('counts, hash and sums are those of the entries', () => {
    const entries = records.filter((record) => record.startsWith('6'));
    const hash = entries.reduce((total, entry) => total + Number(entry.slice(3, 11)), 0) % 1e10;
    const amount = entries.reduce((total, entry) => total + Number(entry.slice(29, 39)), 0);
    const control = records.find((record) => /^9(?!9{93})/.test(record))!;
    expect(entries).toHaveLength(count);
    expect(control.slice(13, 21)).toBe(String(count).padStart(8, '0'));
    expect(control.slice(21, 31)).toBe(String(hash).padStart(10, '0'));
    expect(control.slice(31, 43)).toBe('0'.repeat(12));
    expect(control.slice(43, 55)).toBe(String(amount).padStart(12, '0'));
    expect(amount).toBe(credits.reduce((total, credit) => total + credit.amount, 0));
    // Traces are unique and ascend through the file.
    const traces = entries.map((entry) => entry.slice(79));
    expect(traces).toEqual([...new Set(traces)].sort());
  });
});

test('the hash keeps its last ten digits', () => {
  const credits = Array.from({ length: 200 }, () => ({ ...PERSON, routingNumber: '720000005' }));
  const control = read({ ...FILE, credits }).find((record) => /^9(?!9{93})/.test(record))!;
  expect(control.slice(21, 31)).toBe('4400000000'.padStart(10, '0'));
});

test('an amount that does not fit is refused, and says no number', () => {
  const credits = [{ ...PERSON, amount: 10_000_000_000 }];
  expect(() => writeNacha({ ...FILE, credits })).toThrow(/doesn’t fit into 10 digits/);
});

test('a third-party program reads the file', () => {
  const { data } = nacha.from(Buffer.from(writeNacha(FILE)).toString('latin1'));
  expect(data.file).toMatchObject({
    destination: ' 021000021',
    origin: '1070000451',
    idModifier: 'A',
    footer: {
      batchCount: 2,
      blockCount: 1,
      entryAndAddendaCount: 2,
      entryHash: 13_240_190,
      totalCredit: 227_025,
    },
  });
  const [people, businesses] = data.batches;
  expect(people).toMatchObject({
    entryClassCode: 'PPD',
    description: 'PAYROLL',
    effectiveDate: '261127',
    footer: { totalCredit: 147_025, totalDebit: 0, entryHash: 12_100_037 },
    // It reads a number without its leading zeros.
    entries: [{ transactionCode: '22', dfiAccount: '00123456789', amount: 147_025, checkDigit: 4 }],
  });
  expect(businesses).toMatchObject({
    entryClassCode: 'CCD',
    footer: { totalCredit: 80_000, entryHash: 1_140_153 },
    entries: [
      {
        transactionCode: '32',
        receivingDFIIdentification: 1_140_153,
        receivingCompanyName: 'NUNEZ HAULING, LLC',
      },
    ],
  });
});
