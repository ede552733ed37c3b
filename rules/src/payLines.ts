/**
 * The lines of a week's pay: what each amount is for, and whether it is compensation, which the 1099 reports, or the
 * reimbursement of an expense that was accounted for.
 *
 * An expense that is not accounted for (`expenses.ts`) is paid all the same, as compensation.
 */
import type { Day } from './days.ts';
import { type ExpenseCategory, isAccountedFor, RECEIPT_REQUIRED_CENTS } from './expenses.ts';
import { type Cents, formatMoney } from './money.ts';

/** An expense of a day, as a manager enters it. */
export interface Expense {
  expenses: Cents;
  /** The purpose; blank if unknown. */
  notes: string;
  category?: ExpenseCategory | null | undefined;
  /** Whether it has an approved receipt. */
  hasReceipt?: boolean | undefined;
}

export type ExpenseClass = 'COMPENSATION' | 'REIMBURSEMENT';

/**
 * Why an expense is paid as compensation, as a message for the person who enters it; null if it is accounted for, or
 * zero.
 */
export function explainCompensation({ expenses, notes, category, hasReceipt }: Expense): string | null {
  // Paying it approves it.
  const facts = { purpose: notes, hasReceipt: hasReceipt ?? false, isApproved: true };
  if (expenses <= 0 || isAccountedFor({ category: category ?? 'OTHER', amount: expenses, ...facts }))
    return null;
  if (notes.trim() === '')
    return 'Without a purpose, this counts as compensation and is reported on the 1099. Enter what it was for.';
  if (category === 'LODGING')
    return 'Lodging without a receipt counts as compensation and is reported on the 1099.';
  return `${formatMoney(RECEIPT_REQUIRED_CENTS)} or more without a receipt counts as compensation and is reported on the 1099.`;
}

export const classifyExpense = (expense: Expense): ExpenseClass =>
  explainCompensation(expense) === null ? 'REIMBURSEMENT' : 'COMPENSATION';

/** A day as it is paid. */
export interface PaidDay extends Expense {
  date: Day;
  pay: Cents;
}

/** A line of a new run, without its place. */
export type DayLine = { date: Day; amount: Cents; description: string } & (
  | { kind: 'DAY_PAY'; taxClass: 'COMPENSATION'; category: null }
  | { kind: 'EXPENSE'; taxClass: ExpenseClass; category: ExpenseCategory | null }
);

/**
 * A day's lines in a run: its pay, its expenses, or both. An expense with a purpose and no category is of the kind
 * 'other'.
 */
export function toLines(day: PaidDay): DayLine[] {
  const { date, pay, expenses, notes } = day;
  const description = notes.trim();
  const lines: DayLine[] = [];
  if (pay > 0)
    lines.push({ kind: 'DAY_PAY', taxClass: 'COMPENSATION', amount: pay, date, category: null, description });
  if (expenses > 0)
    lines.push({
      kind: 'EXPENSE',
      taxClass: classifyExpense(day),
      amount: expenses,
      date,
      category: day.category ?? (description === '' ? null : 'OTHER'),
      description,
    });
  return lines;
}
