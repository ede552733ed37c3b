/**
 * Amounts of US dollars. Inside they are whole cents, so that sums are exact; over the wire they are plain decimals
 * ('1234.50'); on screen '$1,234.50'.
 */

/** What `parseAmount` answers: whole cents, or why the text is not an amount. */
export type ParsedAmount = { ok: true; cents: number } | { ok: false; fault: string };

export const AMOUNT_FAULT = 'Enter an amount such as 1,234.50.';
export const NEGATIVE_FAULT = 'The amount cannot be negative.';
export const TOO_LARGE_FAULT = 'The amount is too large.';

const MAX_DOLLAR_DIGITS = 12;

/**
 * Reads what a person types: '1,234.5', '$1234', '.50'. Further decimals are rounded half up to the cent.
 * Empty text, letters, misplaced commas and a second point are faults.
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = text.trim().replace(/^(-?)\$\s*/, '$1');
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(typed);
  if (!match || !/\d/.test(typed)) return { ok: false, fault: AMOUNT_FAULT };
  const dollars = (match[2] ?? '').replaceAll(',', '');
  const decimals = match[3] ?? '';
  if (dollars.replace(/^0+/, '').length > MAX_DOLLAR_DIGITS) return { ok: false, fault: TOO_LARGE_FAULT };
  const cents =
    Number(dollars || '0') * 100 +
    Number(decimals.slice(0, 2).padEnd(2, '0')) +
    (Number(decimals[2] ?? '0') >= 5 ? 1 : 0);
  if (match[1] === '-' && cents > 0) return { ok: true, cents: -cents };
  return { ok: true, cents };
}

/** Whole cents of an amount, 0 for what cannot be read. */
export function centsOf(amount: string | number | null | undefined): number {
  if (amount === null || amount === undefined) return 0;
  if (typeof amount === 'number') return Number.isFinite(amount) ? centsOf(decimalOfNumber(amount)) : 0;
  const parsed = parseAmount(amount);
  return parsed.ok ? parsed.cents : 0;
}

// Number#toString is the shortest text that reads back as the same number, so 1.005 rounds as it is written.
function decimalOfNumber(amount: number): string {
  const text = String(amount);
  return text.includes('e') ? amount.toFixed(2) : text;
}

/** The plain decimal of the wire and of CSV files: 123450 to '1234.50'. */
export function toDecimal(cents: number): string {
  const whole = Math.abs(Math.round(cents));
  const sign = cents < 0 && whole > 0 ? '-' : '';
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** '$1,234.50', '-$12.00' from dollars: a number or a plain decimal of the wire. */
export function formatMoney(amount: string | number): string {
  return formatCents(centsOf(amount));
}

/** '$1,234.50', '-$12.00' from whole cents. */
export function formatCents(cents: number): string {
  const decimal = toDecimal(cents);
  return decimal.startsWith('-') ? `-$${grouped(decimal.slice(1))}` : `$${grouped(decimal)}`;
}

/** '1,234.50' from whole cents: what a money field shows once it is left. */
export function formatAmount(cents: number): string {
  const decimal = toDecimal(cents);
  return decimal.startsWith('-') ? `-${grouped(decimal.slice(1))}` : grouped(decimal);
}

function grouped(decimal: string): string {
  return decimal.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
}

/** The exact sum in whole cents; what cannot be read counts as 0. */
export function sumCents(amounts: Iterable<string | number | null | undefined>): number {
  let cents = 0;
  for (const amount of amounts) cents += centsOf(amount);
  return cents;
}

/** The exact sum as a plain decimal of the wire. */
export function sumMoney(amounts: Iterable<string | number | null | undefined>): string {
  return toDecimal(sumCents(amounts));
}
