/** An error in a reported amount that is small enough to stay. Pure. */
import { type Cents, formatMoney } from 'rules/money';

/** IRC 6721(c)(3) and 6722(c)(3). */
const DE_MINIMIS: Cents = 10_000;

/** That an amount may stay as it was filed, in a sentence; null where it has to be corrected, or nothing is wrong. */
export const describeDeMinimis = (difference: Cents): string | null =>
  difference === 0 || difference > DE_MINIMIS
    ? null
    : `The difference of ${formatMoney(difference)} is at most ${formatMoney(DE_MINIMIS)}: ` +
      'no correction is required unless the payee asks for it.';
