/** The total from which a form is required, in the years for which the law leaves it to be announced. */
import { type Cents, formatMoney } from './money.ts';

/** From this year on an administrator enters the announced amount. */
export const FIRST_CONFIGURED_YEAR = 2027;

/** The law's floor, and its step (IRC 6041(h)). */
const LEAST: Cents = 200_000;
const STEP: Cents = 10_000;
/** A larger amount is a typing error. */
const MOST: Cents = 1_000_000;

/** Why the amount cannot be a year's threshold; null when it can. */
export function findThresholdIssue(threshold: Cents): string | null {
  if (threshold < LEAST) return `Threshold must be at least ${formatMoney(LEAST)}.`;
  if (threshold > MOST) return `Threshold must be at most ${formatMoney(MOST)}.`;
  return threshold % STEP === 0 ? null : `Threshold must be a multiple of ${formatMoney(STEP)}.`;
}
