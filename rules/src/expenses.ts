/**
 * Expenses that people pay for the carrier and claim back, and when they are accounted for. The rule about receipts is
 * Treasury Regulation 1.274-5(c)(2)(iii): one is needed for any lodging and for any other expense of $75.00 or more.
 */
import { addDays, type Day } from './days.ts';
import { type Cents, formatMoney, MAX_DAY_CENTS } from './money.ts';

/** Categories of expenses, in the order in which they are offered. */
export const EXPENSE_CATEGORIES = {
  FUEL: 'Fuel',
  TOLLS: 'Tolls',
  SCALE: 'Scale',
  LUMPER: 'Lumper',
  PARKING: 'Parking',
  REPAIRS: 'Repairs',
  SUPPLIES: 'Supplies',
  LODGING: 'Lodging',
  MEALS: 'Meals',
  OTHER: 'Other',
} as const;

export type ExpenseCategory = keyof typeof EXPENSE_CATEGORIES;

export const EXPENSE_CATEGORY_NAMES = Object.keys(EXPENSE_CATEGORIES) as ExpenseCategory[];

/** From this amount on a receipt is needed, for any purpose. */
export const RECEIPT_REQUIRED_CENTS: Cents = 7_500;

export const MAX_EXPENSE_CENTS: Cents = MAX_DAY_CENTS;

/** Characters of an expense's purpose. */
export const MAX_PURPOSE = 300;

/** How many days back a receipt can still be sent. */
export const MAX_RECEIPT_AGE_DAYS = 366;

export interface Expense {
  category: ExpenseCategory;
  amount: Cents;
}

/** Whether an expense needs a receipt to be accounted for. */
export const needsReceipt = ({ category, amount }: Expense): boolean =>
  category === 'LODGING' || amount >= RECEIPT_REQUIRED_CENTS;

/**
 * Whether an expense is accounted for: it has a purpose, a receipt if it needs one, and someone else has approved it.
 * Other expenses are paid all the same, as compensation.
 */
export const isAccountedFor = (
  expense: Expense & { purpose: string; hasReceipt: boolean; isApproved: boolean },
): boolean =>
  expense.isApproved && expense.purpose.trim() !== '' && (expense.hasReceipt || !needsReceipt(expense));

/** Shown where a required receipt is missing. */
export const receiptNeededMessage = ({ category }: Pick<Expense, 'category'>): string =>
  category === 'LODGING'
    ? 'Lodging needs a receipt at any amount. Without one it counts as taxable pay.'
    : `An expense of ${formatMoney(RECEIPT_REQUIRED_CENTS)} or more needs a receipt. Without one it counts as taxable pay.`;

export const PURPOSE_REQUIRED = 'Enter what it was for.';
export const PURPOSE_TOO_LONG = `The purpose must be at most ${MAX_PURPOSE} characters.`;
export const AMOUNT_NOT_POSITIVE = 'Enter an amount above zero.';
export const AMOUNT_TOO_LARGE = `A receipt can be for at most ${formatMoney(MAX_EXPENSE_CENTS)}.`;

/** Why an amount cannot be a receipt's; null if it can. */
export function findAmountIssue(amount: Cents): string | null {
  if (amount <= 0) return AMOUNT_NOT_POSITIVE;
  return amount > MAX_EXPENSE_CENTS ? AMOUNT_TOO_LARGE : null;
}

/** Why a receipt cannot be from the day; null if it can. */
export function findReceiptDayIssue(day: Day, today: Day): string | null {
  if (day > today) return 'A receipt can’t be for a future day.';
  return day < addDays(today, -MAX_RECEIPT_AGE_DAYS) ? 'A receipt can be at most one year old.' : null;
}
