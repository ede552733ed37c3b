/**
 * Which nine digits can be a taxpayer number, so that a slip is seen while the form is still open. The server has the
 * same rules and the last word.
 */
import type { TaxNumberType } from '../../__generated__/CertifiedCard_profile.graphql';

const COUNT = 'Taxpayer number must have nine digits.';

const digitsIn = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Printed on sample cards and in advertisements until thousands filed them as their own. */
const FAMOUS_SSNS = ['123456789', '078051120', '219099999'];

const isRepeat = (digits: string): boolean => /^(\d)\1{8}$/.test(digits);

const canBe: Record<TaxNumberType, (digits: string) => boolean> = {
  SSN: (digits) =>
    !/^(000|666|9)|^...00|0000$/.test(digits) && !isRepeat(digits) && !FAMOUS_SSNS.includes(digits),
  // The fourth and fifth digit: 50–65, 70–88, 90–92, 94–99.
  ITIN: (digits) => /^9..(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])/.test(digits) && !isRepeat(digits),
  EIN: (digits) => !digits.startsWith('00') && !isRepeat(digits),
};

const kinds: Record<TaxNumberType, string> = {
  SSN: 'social security number',
  ITIN: 'ITIN',
  EIN: 'employer identification number',
};

/** Why what was typed cannot be a number of this kind; null when it can, or while it may still become one. */
export function typedNumberFault(type: TaxNumberType, typed: string): string | null {
  const digits = digitsIn(typed);
  if (/\D/.test(digits) || digits.length > 9) return COUNT;
  if (digits.length < 9) return null;
  if (canBe[type](digits)) return null;
  if (type === 'SSN' && digits.startsWith('9'))
    return 'Taxpayer number: no social security number begins with 9. Is it an ITIN?';
  return `Taxpayer number: no ${kinds[type]} has these digits. Please check them.`;
}

/** The same for a number that is to be sent: by then all of it must be there. */
export function sentNumberFault(type: TaxNumberType, typed: string): string | null {
  if (!typed.trim()) return 'Taxpayer number is required.';
  return typedNumberFault(type, typed) ?? (digitsIn(typed).length < 9 ? COUNT : null);
}
