/**
 * Internally money is whole cents: sums of integers are exact, sums of binary fractions are not. In the API it is a
 * number with two decimals, in the database and in CSV files a decimal ('1234.50'), on screens and documents
 * '$1,234.50'.
 */

/** An amount in whole US cents. */
export type Cents = number;

/** The largest pay or expense of one day: $99,999.99. */
export const MAX_DAY_CENTS: Cents = 9_999_999;

/** The value of a Decimal column. */
export interface DecimalLike {
  toFixed(places: number): string;
}

/** The cents of a number if it has at most two decimals; undefined for any other (NaN, 1.005, 1e21). */
export function toExactCents(amount: number): Cents | undefined {
  if (!Number.isFinite(amount) || Math.abs(amount) > 1e12) return undefined;
  const cents = Math.round(amount * 100);
  return cents / 100 === amount ? cents : undefined;
}

/** The cents of a Decimal column; null is zero. */
export const fromDecimal = (value: DecimalLike | null): Cents =>
  value === null ? 0 : Math.round(Number(value.toFixed(2).replace('.', '')));

/** The plain decimal, as in '1234.50'. */
export function toDecimal(cents: Cents): string {
  const whole = Math.abs(Math.round(cents));
  const sign = cents < 0 && whole > 0 ? '-' : '';
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** The JSON number, as in 1234.5. */
export const toAmount = (cents: Cents): number => cents / 100;

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const cents of amounts) total += cents;
  return total;
}

/**
 * Parts of a whole that differ by at most one cent and add up to it exactly; the first ones get the odd cents.
 * `splitEvenly(1000, 3)` is [334, 333, 333].
 */
export function splitEvenly(total: Cents, parts: number): Cents[] {
  const share = Math.trunc(total / parts);
  const odd = total - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < Math.abs(odd) ? Math.sign(odd) : 0));
}

/** '1,234.50': a money field's text on blur. */
export const formatMoneyInput = (cents: Cents): string =>
  toDecimal(cents).replace(/\B(?=(\d{3})+(?=\.))/g, ',');

/** '$1,234.50', '-$12.00'. */
export function formatMoney(cents: Cents): string {
  const amount = formatMoneyInput(cents);
  return amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`;
}
