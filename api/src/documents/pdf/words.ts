/** How documents print amounts and sentences. */
import { type Cents, formatMoney } from 'rules/money';

/** '$1,234.50', or a dash if there is no amount. */
export const moneyOrDash = (cents: Cents | null): string => (cents ? formatMoney(cents) : '–');

/** The sentence with exactly one period. */
export const message = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
