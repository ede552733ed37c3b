/**
 * The columns of the files for the IRS's IRIS portal, by name. The IRS publishes a template for each form and year with
 * slightly different names, so names are compared by letters and digits only. Pure.
 */
import type { Form1099 } from '../taxDocuments/facts.ts';

/** 'Box 1 - Nonemployee Compensation' becomes 'box1nonemployeecompensation'. */
export const columnKey = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

const PARTY = [
  'Business or Entity Name Line 1',
  'Business or Entity Name Line 2',
  'First Name',
  'Middle Name',
];
const NAME = [...PARTY, 'Last Name (Surname)', 'Suffix'];
const ADDRESS = [
  'Country',
  'Address Line 1',
  'Address Line 2',
  'City/Town',
  'State/Province/Territory',
  'ZIP/Postal Code',
];
const of = (who: string, parts: readonly string[]): string[] => parts.map((part) => `${who} ${part}`);

const COMMON: readonly string[] = [
  'Form Type',
  'Tax Year',
  ...of('Payer', ['TIN Type', 'Taxpayer ID Number', 'Name Type', ...NAME, ...ADDRESS]),
  ...of('Payer', ['Phone Type', 'Phone', 'Email Address']),
  ...of('Recipient', ['TIN Type', 'Taxpayer ID Number', 'Name Type', ...NAME, ...ADDRESS]),
  'Office Code',
  'Form Account Number',
];

const STATES: readonly string[] = ['1', '2'].flatMap((number) => [
  `State ${number}`,
  ...of(`State ${number} -`, [
    'State Tax Withheld',
    'State/Payer state number',
    'State income',
    'Local income tax withheld',
    'Special Data Entries',
  ]),
]);

const necBoxes = (year: number): string[] => [
  'Box 1 - Nonemployee Compensation',
  'Box 2 - Payer made direct sales totaling $5000 or more of consumer products to a recipient for resale',
  ...(year >= 2025 ? ['Box 3 - Excess golden parachute payments'] : []),
  'Box 4 - Federal income tax withheld',
];

const miscBoxes = (year: number): string[] => [
  'Box 1 - Rents',
  'Box 2 - Royalties',
  'Box 3 - Other Income',
  'Box 4 - Federal income tax withheld',
  'Box 5 - Fishing boat proceeds',
  'Box 6 - Medical and health care payments',
  'Box 7 - Direct sales of $5000 or more of consumer products to a recipient for resale',
  // As the IRS spells it.
  'Box 8 - Subtitute payments in lieu of dividends or interest',
  'Box 9 - Crop insurance proceeds',
  'Box 10 - Gross proceeds paid to an attorney',
  'Box 11 - Fish purchased for resale',
  'Box 12 - Section 409A deferrals',
  ...(year >= 2025 ? [] : ['Box 14 - Excess golden parachute payments']),
  'Box 15 - Nonqualified deferred compensation',
];

/** From this year on, no template is documented here. */
export const FIRST_UNDOCUMENTED_YEAR = 2026;

/** The last documented header, for years whose template no one has entered. */
export const documentedColumns = (type: Form1099, year: number): string[] => [
  ...COMMON,
  ...(type === 'FORM_1099_MISC' ? ['FATCA Filing Requirements'] : []),
  '2nd TIN Notice',
  ...(type === 'FORM_1099_MISC' ? miscBoxes(year) : necBoxes(year)),
  'Combined Federal/State Filing',
  ...STATES,
];

/** The box of the amount, whatever else its name says: 1a since the revision for payments of 2026. */
const AMOUNT: Record<Form1099, RegExp> = {
  FORM_1099_NEC: /^box1a?nonemployeecompensation$/,
  FORM_1099_MISC: /^box1rents$/,
};

export const isAmountColumn = (type: Form1099, key: string): boolean => AMOUNT[type].test(key);

const KNOWN = new Set(
  [...COMMON, 'FATCA Filing Requirements', '2nd TIN Notice', 'Combined Federal/State Filing'].map(columnKey),
);

/** Known boxes and states that our forms do not use; they stay empty. */
const EMPTY = /^(box\d|state[12])/;

/** Columns that we do not know. */
export const unknownColumns = (columns: readonly string[]): string[] =>
  columns.filter((name) => !KNOWN.has(columnKey(name)) && !EMPTY.test(columnKey(name)));

const REQUIRED: readonly string[] = [
  'Form Type',
  'Tax Year',
  ...of('Payer', ['TIN Type', 'Taxpayer ID Number', 'Business or Entity Name Line 1']),
  ...of('Payer', ['Address Line 1', 'City/Town', 'State/Province/Territory', 'ZIP/Postal Code', 'Phone']),
  ...of('Recipient', ['TIN Type', 'Taxpayer ID Number', 'Business or Entity Name Line 1', 'First Name']),
  ...of('Recipient', ['Last Name (Surname)', 'Address Line 1', 'City/Town']),
  ...of('Recipient', ['State/Province/Territory', 'ZIP/Postal Code']),
  'Form Account Number',
];

/** Required values for which the header has no column. */
export function missingColumns(type: Form1099, columns: readonly string[]): string[] {
  const keys = columns.map(columnKey);
  const box = type === 'FORM_1099_MISC' ? 'Box 1 - Rents' : 'Box 1 - Nonemployee Compensation';
  return [
    ...REQUIRED.filter((name) => !keys.includes(columnKey(name))),
    ...(keys.some((key) => isAmountColumn(type, key)) ? [] : [box]),
  ];
}
