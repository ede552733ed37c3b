/** Pay from before the portal was used. The forms, the list of people and the server share these rules. */
import { type Day, yearOf } from './days.ts';
import { type Cents, formatMoney } from './money.ts';
import { findTaxYearIssue } from './taxYears.ts';

/** The largest amount: $9,999,999.99. */
export const MAX_OPENING_CENTS: Cents = 999_999_999;

/** Characters of the reason for voiding an opening balance. */
export const MAX_OPENING_REASON = 500;

/** The name of a carried-over advance without a stated purpose. */
export const CARRIED_OVER = 'Advance from before';

export interface OpeningToCheck {
  /** The last day of the payments included; its year is the year the amounts count in. */
  paidThrough: Day;
  compensation: Cents;
  reimbursed: Cents;
  withheld: Cents;
}

export interface OpeningIssue {
  field: keyof OpeningToCheck;
  message: string;
}

const AMOUNTS = {
  compensation: 'Compensation',
  reimbursed: 'Reimbursed expenses',
  withheld: 'Backup withholding',
} as const;

/** Whether anything was paid at all. */
export const hasOpening = ({ compensation, reimbursed, withheld }: Omit<OpeningToCheck, 'paidThrough'>) =>
  compensation !== 0 || reimbursed !== 0 || withheld !== 0;

const findAmountIssues = (opening: OpeningToCheck): OpeningIssue[] =>
  Object.entries(AMOUNTS).flatMap(([name, label]) => {
    const field = name as keyof typeof AMOUNTS;
    if (opening[field] < 0) return { field, message: `${label} can’t be negative.` };
    return opening[field] > MAX_OPENING_CENTS
      ? { field, message: `${label} must be at most ${formatMoney(MAX_OPENING_CENTS)}.` }
      : [];
  });

/** Why the amounts cannot be payments through the day; null when they can. */
export function findPaidThroughIssue(paidThrough: Day, today: Day): string | null {
  if (paidThrough > today) return 'Paid through must be today or earlier.';
  return findTaxYearIssue(yearOf(paidThrough), yearOf(today));
}

/** The issues of an opening balance, each with its field; empty if it is valid. */
export function findOpeningIssues(opening: OpeningToCheck, today: Day): OpeningIssue[] {
  const { paidThrough, compensation, withheld } = opening;
  const day = findPaidThroughIssue(paidThrough, today);
  return [
    ...(day === null ? [] : [{ field: 'paidThrough' as const, message: day }]),
    ...findAmountIssues(opening),
    ...(withheld > compensation
      ? [{ field: 'withheld' as const, message: 'Withholding can’t be more than the pay.' }]
      : []),
  ];
}
