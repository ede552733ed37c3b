import { parseAmount } from 'rules/amounts';
import { toDecimal } from 'rules/money';

/** A copied block of cells, as spreadsheets put them on the clipboard; null for a single cell's text. */
export function readBlock(text: string): string | null {
  const block = text.replace(/(?:\r\n?|\n)$/, '');
  return /[\t\r\n]/.test(block) ? block : null;
}

/** A pasted cell as a plain decimal, '' for an empty one. What cannot be paid counts as 0; `refuse` gets the reason. */
export function pastedAmount(text: string, refuse: (error: string) => void): string {
  if (text.trim() === '') return '';
  const parsed = parseAmount(text);
  if (parsed.ok && parsed.cents >= 0) return toDecimal(parsed.cents);
  refuse(`"${text.trim()}" isn’t an amount, so it counts as 0.`);
  return '0.00';
}
