/**
 * A file of credits for the company's bank, in the format of the Nacha Operating Rules (appendix three): records of 94
 * columns, one batch of PPD entries for personal accounts and one of CCD entries for business accounts, padded to
 * blocks of ten records. Pure. Callers must neither log nor store the account numbers.
 */
import type { Day } from 'rules/days';
import { keepAscii } from 'rules/latinLetters';
import type { Cents } from 'rules/money';

export interface NachaOrigin {
  /** The company's name at the bank; a batch has room for 16 characters. */
  companyName: string;
  bankName: string;
  /** Immediate destination: nine digits. */
  bankRoutingNumber: string;
  /** Immediate origin and company identification: ten digits. */
  companyId: string;
  /** The originating bank: nine digits. The file has the first eight. */
  odfiRoutingNumber: string;
}

export interface NachaCredit {
  name: string;
  /** The company's number for the payee; at most 15 characters. */
  payeeNumber: string;
  routingNumber: string;
  accountNumber: string;
  type: 'CHECKING' | 'SAVINGS';
  holder: 'PERSONAL' | 'BUSINESS';
  amount: Cents;
}

export interface NachaFile {
  origin: NachaOrigin;
  credits: readonly NachaCredit[];
  /** The banking day on which the money arrives. */
  effectiveOn: Day;
  /** The company's day and time ('0930') when it was made. */
  madeOn: Day;
  madeAt: string;
  /** A to Z, then 0 to 9: distinguishes the files of one day. */
  modifier: string;
}

const COLUMNS = 94;
const BLOCK = 10;
const CREDITS_ONLY = '220';
/** Checking and savings: credits, no prenotes. */
const CODES = { CHECKING: '22', SAVINGS: '32' } as const;
const BATCHES = [
  { holder: 'PERSONAL', entryClass: 'PPD', description: 'PAYROLL' },
  { holder: 'BUSINESS', entryClass: 'CCD', description: 'PAYMENT' },
] as const;

/** The maximum amount of an entry: ten digits of cents. */
export const MOST_CREDIT: Cents = 9_999_999_999;
/** The letters and digits that distinguish the files of one day, in order. */
export const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The name in the form that banks read: capitals without accents. Empty if none of it can be written. */
export const nachaName = (name: string): string => keepAscii(name).toUpperCase();

const text = (value: string, width: number): string => nachaName(value).slice(0, width).padEnd(width);
const digits = (value: number | string, width: number): string => {
  const written = String(value).padStart(width, '0');
  if (!/^\d+$/.test(written) || written.length > width)
    throw new RangeError(`The value doesn’t fit into ${width} digits.`);
  return written;
};
const toYearMonthDay = (day: Day): string => day.replaceAll('-', '').slice(2);

/** The sum of the banks' first eight digits; the last ten digits are written. */
const toHash = (credits: readonly NachaCredit[]): string =>
  digits(credits.reduce((sum, { routingNumber }) => sum + Number(routingNumber.slice(0, 8)), 0) % 1e10, 10);
const sum = (credits: readonly NachaCredit[]): Cents =>
  credits.reduce((total, { amount }) => total + amount, 0);

function toEntry(credit: NachaCredit, trace: string): string {
  return [
    ...['6', CODES[credit.type], digits(credit.routingNumber, 9), credit.accountNumber.padEnd(17)],
    ...[digits(credit.amount, 10), text(credit.payeeNumber, 15), text(credit.name, 22), '  ', '0', trace],
  ].join('');
}

interface Batch {
  entryClass: string;
  description: string;
  credits: readonly NachaCredit[];
}

/** The records of a batch. Trace numbers continue through the file. */
function toBatch({ origin, effectiveOn, madeOn }: NachaFile, batch: Batch, number: number, from: number) {
  const odfi = origin.odfiRoutingNumber.slice(0, 8);
  const header = [
    ...['5', CREDITS_ONLY, text(origin.companyName, 16), text('', 20), digits(origin.companyId, 10)],
    ...[batch.entryClass, text(batch.description, 10), toYearMonthDay(madeOn), toYearMonthDay(effectiveOn)],
    ...['   ', '1', odfi, digits(number, 7)],
  ].join('');
  const entries = batch.credits.map((credit, index) => toEntry(credit, odfi + digits(from + index, 7)));
  const control = [
    ...['8', CREDITS_ONLY, digits(entries.length, 6), toHash(batch.credits), digits(0, 12)],
    ...[digits(sum(batch.credits), 12), digits(origin.companyId, 10), text('', 25), odfi, digits(number, 7)],
  ].join('');
  return [header, ...entries, control];
}

/** Writes the file, with at least one credit, each above zero. */
export function writeNacha(file: NachaFile): Uint8Array {
  const { origin, credits, madeOn, madeAt, modifier } = file;
  const batches: Batch[] = BATCHES.map(({ holder, ...batch }) => ({
    ...batch,
    credits: credits.filter((credit) => credit.holder === holder),
  })).filter((batch) => batch.credits.length > 0);
  let written = 0;
  const records = [
    [
      ...['1', '01', ` ${digits(origin.bankRoutingNumber, 9)}`, digits(origin.companyId, 10)],
      ...[toYearMonthDay(madeOn), digits(madeAt, 4), modifier, digits(COLUMNS, 3), String(BLOCK), '1'],
      ...[text(origin.bankName, 23), text(origin.companyName, 23), text('', 8)],
    ].join(''),
    ...batches.flatMap((batch, index) => {
      const from = written + 1;
      written += batch.credits.length;
      return toBatch(file, batch, index + 1, from);
    }),
  ];
  const blocks = Math.ceil((records.length + 1) / BLOCK);
  records.push(
    [
      ...['9', digits(batches.length, 6), digits(blocks, 6), digits(credits.length, 8), toHash(credits)],
      ...[digits(0, 12), digits(sum(credits), 12), text('', 39)],
    ].join(''),
  );
  while (records.length < blocks * BLOCK) records.push('9'.repeat(COLUMNS));
  if (records.some((record) => record.length !== COLUMNS))
    throw new RangeError('A record of a bank file does not have 94 columns.');
  return Buffer.from(records.map((record) => `${record}\r\n`).join(''), 'latin1');
}
