/**
 * Texts as the IRS' import takes them: letters, digits, spaces and - ' & ( ), each within its length. Nothing that is
 * left can begin a formula, so no sign has to be put in front that the import would keep. Pure.
 */
import { foldToAscii } from 'rules/latinLetters';

/** "O'Brien, J.R. & Sons, Inc." is "O'Brien JR & Sons Inc". */
export const cleanText = (text: string): string =>
  foldToAscii(text)
    .replace(/\s+/g, ' ')
    .replace(/\//g, '-')
    .replace(/[^A-Za-z0-9 \-'&()]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s-]+|\s+$/g, '');

/** The text in two, each at most so long, cut between words where that is possible. */
export function splitText(text: string, max: number): [first: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const space = text.lastIndexOf(' ', max);
  const cut = space > 0 ? space : max;
  return [text.slice(0, cut).trim(), cleanText(text.slice(cut))];
}

/** Ten digits of a number in the United States; empty for any other. */
export function cleanPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  return digits.length >= 10 ? digits.slice(0, 10) : '';
}

/** Five or nine digits; empty for anything else. */
export function cleanZip(zip: string): string {
  const digits = zip.replace(/\D/g, '');
  return digits.length === 5 || digits.length === 9 ? digits : '';
}

/** An address that is as plain as they come; empty for any other, for it may be left out. */
export const cleanEmail = (email: string): string =>
  /^[A-Za-z0-9][\w.-]*@[\w.-]+$/.test(email) && email.length <= 75 ? email : '';
