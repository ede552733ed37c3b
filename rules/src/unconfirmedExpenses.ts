/** What is said about expenses that were paid before expenses had a category. */
import { formatAmount } from './amounts.ts';

/** What counts as reimbursed without anyone having confirmed it, and what that rests on. */
export const describeUnconfirmed = (amount: number, year: number): string =>
  `${formatAmount(amount)} of the expenses reimbursed in ${year} isn’t confirmed: it was paid before expenses had a category, and stays off the form because it was paid as expenses. Check the receipts before you generate the form.`;
