/** An error in the reported amounts that is small enough to leave uncorrected. Pure. */
import { type Cents, formatMoney } from 'rules/money';

/** IRC 6721(c)(3) and 6722(c)(3). */
const DE_MINIMIS = { reported: 10_000, withheld: 2_500 };

const describe = (difference: Cents, limit: Cents, of = ''): string[] =>
  difference === 0
    ? []
    : [`the difference of ${formatMoney(difference)}${of} is at most ${formatMoney(limit)}`];

/** A sentence saying that the filed amounts may stay; null if they must be corrected or nothing is wrong. */
export function describeDeMinimis(differences: { reported: Cents; withheld: Cents }): string | null {
  const reported = Math.abs(differences.reported);
  const withheld = Math.abs(differences.withheld);
  if (reported > DE_MINIMIS.reported || withheld > DE_MINIMIS.withheld) return null;
  const small = [
    ...describe(reported, DE_MINIMIS.reported),
    ...describe(withheld, DE_MINIMIS.withheld, ' in tax withheld'),
  ].join(' and ');
  if (small === '') return null;
  return `T${small.slice(1)}: no correction is required unless the payee asks for it.`;
}
