/**
 * Money is whole cents inside the server: sums of integers are exact, sums of binary fractions are not.
 * Decimals come from the database, numbers with two decimals go to clients; both are converted here and nowhere else.
 */

/** An amount in whole US cents. */
export type Cents = number;

/** The largest pay or expense of one day, in cents: $99,999.99. */
export const MAX_DAY_CENTS: Cents = 9_999_999;

/** What a Decimal column hands out (Prisma's Decimal). */
interface DecimalLike {
  toFixed(places: number): string;
}

/** The cents of a number if it has at most two decimals; undefined for any other (NaN, 1.005, 1e21). */
export function exactCents(amount: number): Cents | undefined {
  if (!Number.isFinite(amount) || Math.abs(amount) > 1e12) return undefined;
  const cents = Math.round(amount * 100);
  return cents / 100 === amount ? cents : undefined;
}

/** The cents of a Decimal column; null is zero. */
export const fromDecimal = (value: DecimalLike | null): Cents =>
  value === null ? 0 : Math.round(Number(value.toFixed(2).replace('.', '')));

/** The text that a Decimal column takes without rounding, as in '1234.50'. */
export function toDecimal(cents: Cents): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** The JSON number, as in 1234.5. */
export const toAmount = (cents: Cents): number => cents / 100;

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const cents of amounts) total += cents;
  return total;
};

/**
 * Parts of a whole that differ by at most one cent and add up to it exactly; the first ones get the odd cents.
 * `splitEvenly(1000, 3)` is [334, 333, 333].
 */
export function splitEvenly(total: Cents, parts: number): Cents[] {
  const share = Math.trunc(total / parts);
  const odd = total - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < Math.abs(odd) ? Math.sign(odd) : 0));
}

// Made once: making one takes longer than a hundred amounts.
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$1,234.50', '-$12.00'. */
export const formatMoney = (cents: Cents): string => DOLLARS.format(cents / 100);
