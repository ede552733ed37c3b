/**
 * Texts as the IRS import accepts them: letters, digits, spaces and - ' & ( ), each up to its maximum length. Nothing
 * left can start a formula, so no prefix is needed, which the import would keep. Pure.
 */
import { foldToAscii } from 'rules/latinLetters';

/** "O'Brien, J.R. & Sons, Inc." becomes "O'Brien JR & Sons Inc". */
export const cleanText = (text: string): string =>
  foldToAscii(text)
    .replace(/\s+/g, ' ')
    .replace(/\//g, '-')
    .replace(/[^A-Za-z0-9 \-'&()]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s-]+|\s+$/g, '');

/** Splits the text in two, each up to the maximum length, between words if possible. */
export function splitText(text: string, max: number): [first: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const space = text.lastIndexOf(' ', max);
  const cut = space > 0 ? space : max;
  return [text.slice(0, cut).trim(), cleanText(text.slice(cut))];
}

/** The ten digits of a US number; empty for any other. */
export function cleanPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  return digits.length >= 10 ? digits.slice(0, 10) : '';
}

/** Five or nine digits; empty for anything else. */
export function cleanZip(zip: string): string {
  const digits = zip.replace(/\D/g, '');
  return digits.length === 5 || digits.length === 9 ? digits : '';
}

/** A simple address; empty for any other, because it is optional. */
export const cleanEmail = (email: string): string =>
  /^[A-Za-z0-9][\w.-]*@[\w.-]+$/.test(email) && email.length <= 75 ? email : '';
