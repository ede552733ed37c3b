/**
 * Bank routing and account numbers as texts: which are possible, and how they are shown. Pure. A message never repeats
 * a number.
 */
import { requiredMessage } from './messages.ts';

export type BankAccountType = 'CHECKING' | 'SAVINGS';
export type BankAccountHolder = 'PERSONAL' | 'BUSINESS';

export const ACCOUNT_TYPES: readonly BankAccountType[] = ['CHECKING', 'SAVINGS'];
export const ACCOUNT_HOLDERS: readonly BankAccountHolder[] = ['PERSONAL', 'BUSINESS'];

/** The characters a typed number may have, with hyphens and spaces. */
export const MAX_TYPED_BANK_NUMBER = 40;

/** The last four digits are shown, so a number must have more. */
const ACCOUNT_NUMBER = /^\d{5,17}$/;

/** The digits of a typed number, with or without hyphens and spaces. */
export const stripBankNumber = (typed: string): string => typed.replace(/[\s-]/g, '');

/**
 * Whether nine digits can be a routing number: the sum of the digits, weighted by 3, 7 and 1 in turn, is a multiple of
 * ten. The first two digits name a Federal Reserve district, a thrift institution, an electronic transaction, the
 * government or a traveler's check (the American Bankers Association's policy on routing numbers).
 */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * [3, 7, 1][place % 3]!, 0);
  const district = Number(digits.slice(0, 2));
  const isKnown =
    district <= 12 ||
    (district >= 21 && district <= 32) ||
    (district >= 61 && district <= 72) ||
    district === 80;
  return sum % 10 === 0 && isKnown && sum > 0;
}

/** Why a typed text is not a routing number, as a message; null when it is one. */
export function findRoutingNumberIssue(typed: string, label = 'Routing number'): string | null {
  const digits = stripBankNumber(typed);
  if (digits === '') return requiredMessage(label);
  if (!/^\d{9}$/.test(digits)) return `${label} must have nine digits.`;
  return isRoutingNumber(digits)
    ? null
    : `${label}: no bank has this number. Compare it with a check or ask your bank.`;
}

/** Why a typed text is not an account number, as a message; null when it can be one. */
export function findAccountNumberIssue(typed: string): string | null {
  const digits = stripBankNumber(typed);
  if (digits === '') return requiredMessage('Account number');
  return ACCOUNT_NUMBER.test(digits) ? null : 'Account number must have 5 to 17 digits.';
}

/** '•••• 6789', as screens show it. */
export const maskAccountNumber = (last4: string): string => `•••• ${last4}`;
