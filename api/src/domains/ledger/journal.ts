/**
 * Turns ledger entries into journal entries for the company's books: one line for each account, with equal debits and
 * credits. Pure. The columns are those that QuickBooks Online expects when it imports journal entries.
 */
import { type Day, yearOf } from 'rules/days';
import { type Cents, sumCents, toDecimal } from 'rules/money';
import type { LedgerAccount, LedgerEvent } from '../../platform/db/generated/client/enums.ts';
import { journalNumber } from './journalNumber.ts';

/** The books already have what was paid before the portal was used. */
export const IN_THE_BOOKS = ['OPENING_BALANCE', 'OPENING_BALANCE_VOID'] as const;

export interface EntryToBook {
  /** Its position in the ledger; unique. */
  sequence: string;
  date: Day;
  event: Exclude<LedgerEvent, (typeof IN_THE_BOOKS)[number]>;
  /**
   * The number of the payroll run or payment; null for other entries, and for runs and payments that were deleted for
   * good.
   */
  number: number | null;
  payee: { number: number; name: string | null };
  postings: readonly { account: LedgerAccount; taxYear: number; cents: Cents }[];
}

export const JOURNAL_COLUMNS = [
  ...['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Name'],
];

/** In the order that an entry lists them. */
const ACCOUNT_NAMES = {
  COMPENSATION: 'Contract Labor',
  REIMBURSEMENT: 'Reimbursed Expenses',
  ADVANCES: 'Advances',
  OVERPAID: 'Overpayments',
  RECOVERIES: 'Deductions',
  WITHHOLDING: 'Withholding',
  PAYABLE: 'Payroll Clearing',
  CASH: 'Checking',
} as const satisfies Partial<Record<LedgerAccount, string>>;

/** These accounts get a year when the money is paid. */
const REPORTED: readonly LedgerAccount[] = ['COMPENSATION', 'REIMBURSEMENT', 'WITHHOLDING'];

/**
 * The books go by payment date, so an amount on payroll but not paid is no expense yet. It posts against the amount
 * payable for it; the two cancel out, except for what plans took.
 */
const toAccount = ({ account, taxYear }: EntryToBook['postings'][number]): LedgerAccount =>
  taxYear === 0 && REPORTED.includes(account) ? 'PAYABLE' : account;

const DESCRIPTIONS: Record<EntryToBook['event'], string> = {
  RUN_PROCESSED: 'Payroll',
  RUN_VOID: 'Void of payroll',
  PAYMENT_RECORDED: 'Payment',
  PAYMENT_VOID: 'Void of payment',
  ADVANCE_GIVEN: 'Advance',
  ADVANCE_VOID: 'Void of advance',
  ADVANCE_REPAID: 'Advance paid back',
  ADVANCE_REPAID_VOID: 'Void of advance paid back',
  OVERPAYMENT_WRITTEN_OFF: 'Overpayment written off',
};

/** 'Void of payment 41, tax year 2026'. Names the year only if it differs from the year of the day. */
function describe({ event, number, date, postings }: EntryToBook): string {
  const year = postings.find(({ account, taxYear }) => REPORTED.includes(account) && taxYear !== 0)?.taxYear;
  const isOther = year !== undefined && year !== yearOf(date);
  return `${DESCRIPTIONS[event]}${number === null ? '' : ` ${number}`}${isOther ? `, tax year ${year}` : ''}`;
}

/** '11/27/2026' */
const toUsDate = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** The rows of an entry; none if it changes nothing in the books. */
export function bookEntry(entry: EntryToBook): string[][] {
  const { sequence, date, payee, postings } = entry;
  const name = payee.name ?? `Payee #${payee.number}`;
  return Object.entries(ACCOUNT_NAMES).flatMap(([account, label]) => {
    const cents = sumCents(
      postings.filter((posting) => toAccount(posting) === account).map((posting) => posting.cents),
    );
    if (cents === 0) return [];
    const sides = cents > 0 ? [toDecimal(cents), ''] : ['', toDecimal(-cents)];
    return [[journalNumber(sequence), toUsDate(date), label, ...sides, describe(entry), name]];
  });
}
