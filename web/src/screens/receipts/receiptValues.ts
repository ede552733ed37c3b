import { readCents } from 'rules/amounts';
import { type ExpenseCategory, findAmountIssue, PURPOSE_REQUIRED } from 'rules/expenses';

/** The fields of a receipt. */
export type ReceiptValues = { date: string; category: string; amount: string; purpose: string };

export type ReceiptErrors = Partial<Record<string, string>>;

/** Errors to fix before it can be sent or kept, by field. */
export function findReceiptErrors({ category, amount, purpose }: ReceiptValues): ReceiptErrors {
  const amountIssue = findAmountIssue(readCents(amount));
  return {
    ...(category === '' && { category: 'Choose a category.' }),
    ...(amountIssue && { amount: amountIssue }),
    ...(purpose.trim() === '' && { purpose: PURPOSE_REQUIRED }),
  };
}

/** The input as a valid receipt; the amount in cents. */
export const readReceipt = ({ date, category, amount, purpose }: ReceiptValues) => ({
  date,
  category: category as ExpenseCategory,
  amount: readCents(amount),
  purpose: purpose.trim(),
});
