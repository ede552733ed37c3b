import { DECIMALS_ERROR, parseAmount } from 'rules/amounts';
import { toDecimal } from 'rules/money';

/** Parses a block of cells as spreadsheets copy it; null for the text of a single cell. */
export function readBlock(text: string): string | null {
  const block = text.replace(/(?:\r\n?|\n)$/, '');
  return /[\t\r\n]/.test(block) ? block : null;
}

/**
 * A pasted cell as a plain decimal, '' when empty. An amount that cannot be paid counts as 0, and `refuse` gets the
 * reason.
 */
export function pastedAmount(text: string, refuse: (error: string) => void): string {
  if (text.trim() === '') return '';
  const parsed = parseAmount(text);
  if (parsed.ok && parsed.cents >= 0) return toDecimal(parsed.cents);
  const why =
    !parsed.ok && parsed.error === DECIMALS_ERROR ? 'has more than two decimals' : 'isn’t an amount';
  refuse(`"${text.trim()}" ${why}, so it counts as 0.`);
  return '0.00';
}
