/** Messages about expenses paid before expenses had a category. */
import { formatAmount } from './amounts.ts';

/** How much counts as reimbursed without a confirmation, and on what basis. */
export const describeUnconfirmed = (amount: number, year: number): string =>
  `${formatAmount(amount)} of the expenses reimbursed in ${year} isn’t confirmed: it was paid before expenses had a category, and stays off the form because it was paid as expenses. Check the receipts before you generate the form.`;
