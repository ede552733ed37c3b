/**
 * What payments are in double entry: a line for each account that a payment touches, its debits and credits equal. Pure.
 * The columns are those that QuickBooks Online asks for when journal entries are imported.
 */
import type { Day } from 'rules/days';
import { type Cents, formatMoney, sumCents, toDecimal } from 'rules/money';
import type { PayrollLineClass } from '../../platform/db/generated/client/enums.ts';

export interface PaidLine {
  taxClass: PayrollLineClass;
  amount: Cents;
}

export interface PaymentToBook {
  number: number;
  date: Day;
  name: string;
  amount: Cents;
  lines: readonly PaidLine[];
}

export const JOURNAL_COLUMNS = [
  ...['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Name'],
];

/** The accounts, in the order of an entry. What is taken off pay is a credit. */
const ACCOUNTS: readonly (readonly [PayrollLineClass, string])[] = [
  ['COMPENSATION', 'Contract Labor'],
  ['REIMBURSEMENT', 'Reimbursed Expenses'],
  ['DEDUCTION', 'Advances'],
  ['WITHHELD', 'Withholding'],
];
const CHECKING = 'Checking';

/** '11/27/2026' */
const toUsDate = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** The rows of a payment. What comes to nothing has none. Throws where its lines do not come to what was paid. */
export function toJournal({ number, date, name, amount, lines }: PaymentToBook): string[][] {
  const booked = ACCOUNTS.map(
    ([taxClass, account]) =>
      [
        account,
        sumCents(lines.filter((line) => line.taxClass === taxClass).map((line) => line.amount)),
      ] as const,
  );
  const total = sumCents(booked.map(([, cents]) => cents));
  if (total !== amount)
    throw new Error(
      `Payment ${number} is ${formatMoney(amount)}, and its lines come to ${formatMoney(total)}.`,
    );
  return [...booked, [CHECKING, -amount] as const]
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => [
      ...[String(number), toUsDate(date), account],
      ...(cents > 0 ? [toDecimal(cents), ''] : ['', toDecimal(-cents)]),
      ...[`Payment ${number}`, name],
    ]);
}
