/**
 * Taxpayer numbers as texts: which nine digits are possible, and how they are formatted and masked. Pure. The digits
 * alone never reveal the kind, so the kind is always passed along.
 */
import { requiredMessage } from './messages.ts';

export type TaxNumberType = 'SSN' | 'EIN' | 'ITIN';

/** The characters a typed number may have, with hyphens and spaces. */
export const MAX_TYPED_NUMBER = 20;

const stripSeparators = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The nine digits of a typed text, with or without hyphens and spaces; null for anything else. */
export function parseTaxNumber(typed: string): string | null {
  const digits = stripSeparators(typed);
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** Whether a text contains nine digits in a row, or formatted like a number of any kind: then it must not be stored. */
export const holdsTaxNumber = (text: string): boolean => /(?<!\d)(\d[\s.-]*){8}\d(?!\d)/.test(text);

/** Numbers printed on sample cards and in advertisements, which thousands of people then filed as their own. */
const FAMOUS_SSNS = new Set(['123456789', '078051120', '219099999']);

/** The fourth and fifth digit of an ITIN. */
const isItinGroup = (group: number): boolean =>
  (group >= 50 && group <= 65) ||
  (group >= 70 && group <= 88) ||
  (group >= 90 && group <= 92) ||
  (group >= 94 && group <= 99);

/** Prefixes that no campus of the IRS had assigned when the list was made; the IRS adds new ones now and then. */
const UNASSIGNED_EIN_PREFIXES = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));

const isRepeat = (digits: string): boolean => /^(\d)\1{8}$/.test(digits);

const isSsn = (digits: string): boolean => {
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  return (
    area !== '000' &&
    area !== '666' &&
    area < '900' &&
    group !== '00' &&
    serial !== '0000' &&
    !isRepeat(digits) &&
    !FAMOUS_SSNS.has(digits)
  );
};

/** Why the nine digits cannot be a number of this kind, as a message that does not repeat them; null when they can. */
export function findTaxNumberIssue(type: TaxNumberType, digits: string): string | null {
  const group = Number(digits.slice(3, 5));
  if (type === 'SSN') {
    if (isSsn(digits)) return null;
    return digits.startsWith('9')
      ? 'Taxpayer number: no social security number begins with 9. Is it an ITIN?'
      : 'Taxpayer number: no social security number has these digits. Please check them.';
  }
  if (type === 'ITIN') {
    if (digits.startsWith('9') && isItinGroup(group) && !isRepeat(digits)) return null;
    return digits.startsWith('9') && group === 93
      ? 'Taxpayer number: this is an adoption number (ATIN), not an ITIN.'
      : 'Taxpayer number: no ITIN has these digits. Please check them.';
  }
  return digits.startsWith('00') || isRepeat(digits)
    ? 'Taxpayer number: no employer identification number has these digits. Please check them.'
    : null;
}

export const NUMBER_REQUIRED = requiredMessage('Taxpayer number');
export const NINE_DIGITS = 'Taxpayer number must have nine digits.';

/** Why the typed text cannot be a number of this kind; null when it can, or while it may still become one. */
export function findTypedNumberIssue(type: TaxNumberType, typed: string): string | null {
  const digits = stripSeparators(typed);
  if (typed.length > MAX_TYPED_NUMBER || !/^\d{0,9}$/.test(digits)) return NINE_DIGITS;
  return digits.length < 9 ? null : findTaxNumberIssue(type, digits);
}

/** The same for a number to send, which must be complete. */
export function findSentNumberIssue(type: TaxNumberType, typed: string): string | null {
  if (!typed.trim()) return NUMBER_REQUIRED;
  return findTypedNumberIssue(type, typed) ?? (parseTaxNumber(typed) === null ? NINE_DIGITS : null);
}

/** What is unusual about a number that may be right anyway; null if nothing is. */
export const findTaxNumberWarning = (type: TaxNumberType, digits: string): string | null =>
  type === 'EIN' && UNASSIGNED_EIN_PREFIXES.has(digits.slice(0, 2))
    ? `The IRS is not known to assign EINs that begin with ${digits.slice(0, 2)}. Please check the number against your IRS letter.`
    : null;

/** '400-11-1222', or '45-1234567' for an EIN. */
export const formatTaxNumber = (type: TaxNumberType, digits: string): string =>
  type === 'EIN'
    ? `${digits.slice(0, 2)}-${digits.slice(2)}`
    : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

const mask = (type: TaxNumberType, last4: string, mark: string): string =>
  type === 'EIN'
    ? `${mark.repeat(2)}-${mark.repeat(3)}${last4}`
    : `${mark.repeat(3)}-${mark.repeat(2)}-${last4}`;

/** The masked number on forms: 'XXX-XX-1222', or 'XX-XXX4567' for an EIN. */
export const truncateTaxNumber = (type: TaxNumberType, last4: string): string => mask(type, last4, 'X');

/** The masked number on screens: '•••-••-1222', or '••-•••4567' for an EIN. */
export const maskTaxNumber = (type: TaxNumberType, last4: string): string => mask(type, last4, '•');
