/** Tests whether two samples differ, without assuming a distribution. */

/**
 * The probability that both samples have the same distribution: the two-sided Mann-Whitney test with its normal
 * approximation.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value);
  const ranks = ranked.reduce((sum, { isOne }, index) => (isOne ? sum + index + 1 : sum), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((one.length * other.length * (one.length + other.length + 1)) / 12);
  return erfc(Math.abs(u - mean) / deviation / Math.SQRT2);
}

/** The complementary error function, after Abramowitz and Stegun 7.1.26. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}
