/** An error in a reported amount that is small enough to leave uncorrected. Pure. */
import { type Cents, formatMoney } from 'rules/money';

/** IRC 6721(c)(3) and 6722(c)(3). */
const DE_MINIMIS: Cents = 10_000;

/** A sentence saying that the filed amount may stay; null if it must be corrected or nothing is wrong. */
export const describeDeMinimis = (difference: Cents): string | null =>
  difference === 0 || difference > DE_MINIMIS
    ? null
    : `The difference of ${formatMoney(difference)} is at most ${formatMoney(DE_MINIMIS)}: ` +
      'no correction is required unless the payee asks for it.';
