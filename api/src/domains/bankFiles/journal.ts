/**
 * What payments and advances are in double entry: a line for each account that one touches, its debits and credits
 * equal. Pure. The columns are those that QuickBooks Online asks for when journal entries are imported.
 */
import type { Day } from 'rules/days';
import { type Cents, formatMoney, sumCents, toDecimal } from 'rules/money';
import type { PayrollLineClass, PlanKind } from '../../platform/db/generated/client/enums.ts';

export interface PaidLine {
  taxClass: PayrollLineClass;
  amount: Cents;
  /** Of a deduction: the kind of plan that it is for; null where it takes back what was paid too much. */
  planKind: PlanKind | null;
}

interface Entry {
  number: string;
  date: Day;
  name: string;
  amount: Cents;
}

export interface PaymentToBook extends Entry {
  lines: readonly PaidLine[];
}

export const JOURNAL_COLUMNS = [
  ...['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Name'],
];

/** In the order of an entry. What is taken off pay is a credit. */
const ACCOUNTS = [
  ...['Contract Labor', 'Reimbursed Expenses', 'Advances', 'Overpayments', 'Deductions', 'Withholding'],
] as const;
type Account = (typeof ACCOUNTS)[number];

/** What a deduction takes off lowers what is owed of an advance or of an overpayment, or pays for something else. */
const DEDUCTIONS: Record<PlanKind, Account> = {
  ADVANCE: 'Advances',
  OVERPAYMENT: 'Overpayments',
  RECURRING: 'Deductions',
};

function toAccount({ taxClass, planKind }: PaidLine): Account {
  if (taxClass === 'COMPENSATION') return 'Contract Labor';
  if (taxClass === 'REIMBURSEMENT') return 'Reimbursed Expenses';
  if (taxClass === 'WITHHELD') return 'Withholding';
  return planKind === null ? 'Overpayments' : DEDUCTIONS[planKind];
}

const CHECKING = 'Checking';

/** '11/27/2026' */
const toUsDate = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Money that left the checking account, and the accounts that it went to, each with its amount. */
const toRows = (
  { number, date, name, amount }: Entry,
  description: string,
  booked: readonly (readonly [string, Cents])[],
): string[][] =>
  [...booked, [CHECKING, -amount] as const]
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => [
      ...[number, toUsDate(date), account],
      ...(cents > 0 ? [toDecimal(cents), ''] : ['', toDecimal(-cents)]),
      ...[description, name],
    ]);

/** The rows of a payment. What comes to nothing has none. Throws where its lines do not come to what was paid. */
export function bookPayment({ lines, ...payment }: PaymentToBook): string[][] {
  const booked = ACCOUNTS.map(
    (account) =>
      [
        account,
        sumCents(lines.filter((line) => toAccount(line) === account).map(({ amount }) => amount)),
      ] as const,
  );
  const total = sumCents(booked.map(([, cents]) => cents));
  if (total !== payment.amount)
    throw new Error(
      `Payment ${payment.number} is ${formatMoney(payment.amount)}, and its lines come to ${formatMoney(total)}.`,
    );
  return toRows(payment, `Payment ${payment.number}`, booked);
}

/** The rows of an advance that was handed out. */
export const bookAdvance = (advance: Entry): string[][] =>
  toRows(advance, 'Advance', [['Advances', advance.amount]]);
