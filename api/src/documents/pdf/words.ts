/** How amounts and sentences are written on documents. */
import { type Cents, formatMoney } from 'rules/money';

/** '$1,234.50', and a dash if there is nothing. */
export const moneyOrDash = (cents: Cents | null): string => (cents ? formatMoney(cents) : '–');

/** The sentence with exactly one period. */
export const message = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
