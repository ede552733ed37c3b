/** The value at this share of the sorted values. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function computeSpread(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  return { median: quantile(sorted, 0.5), least: sorted[0]!, most: sorted.at(-1)! };
}

export const computeMedian = (values: readonly number[]): number => computeSpread(values).median;
