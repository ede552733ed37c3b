/** Parses amounts, as typed or as in the API, into whole cents. */
import { type Cents, formatMoney, toDecimal } from './money.ts';

/** What `parseAmount` returns: whole cents, or why the text is not an amount. */
export type ParsedAmount = { ok: true; cents: Cents } | { ok: false; error: string };

/** A number, or a plain decimal. */
type Amount = string | number | null | undefined;

export const AMOUNT_ERROR = 'Enter an amount such as 1,234.50.';
export const DECIMALS_ERROR = 'Enter dollars and cents, with at most two decimals.';
export const NEGATIVE_ERROR = 'The amount can’t be negative.';
export const TOO_LARGE_ERROR = 'The amount is too large.';

/** Larger amounts of cents could not be added exactly. */
const MAX_DOLLAR_DIGITS = 12;

/**
 * Parses typed text: '1,234.5', '$1234', '.50'. Empty text, letters, misplaced commas, a second point and a third
 * decimal are errors.
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = text.trim().replace(/^(-?)\$\s*/, '$1');
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(typed);
  if (!match || !/\d/.test(typed)) return { ok: false, error: AMOUNT_ERROR };
  const dollars = (match[2] ?? '').replaceAll(',', '');
  const decimals = match[3] ?? '';
  if (decimals.length > 2) return { ok: false, error: DECIMALS_ERROR };
  if (dollars.replace(/^0+/, '').length > MAX_DOLLAR_DIGITS) return { ok: false, error: TOO_LARGE_ERROR };
  const cents = Number(dollars || '0') * 100 + Number(decimals.padEnd(2, '0'));
  if (match[1] === '-' && cents > 0) return { ok: true, cents: -cents };
  return { ok: true, cents };
}

/** The whole cents of an amount, 0 for an unreadable one. A sum of numbers is rounded. */
export function readCents(amount: Amount): Cents {
  if (amount === null || amount === undefined) return 0;
  if (typeof amount === 'number') return Number.isFinite(amount) ? Math.round(amount * 100) : 0;
  const parsed = parseAmount(amount);
  return parsed.ok ? parsed.cents : 0;
}

/** '$1,234.50', '-$12.00' from a number of dollars or a plain decimal. */
export const formatAmount = (amount: string | number): string => formatMoney(readCents(amount));

/** The exact sum in whole cents; an unreadable amount counts as 0. */
export function sumAmounts(amounts: Iterable<Amount>): Cents {
  let cents = 0;
  for (const amount of amounts) cents += readCents(amount);
  return cents;
}

/** The exact sum as a plain decimal. */
export const addAmounts = (amounts: Iterable<Amount>): string => toDecimal(sumAmounts(amounts));
