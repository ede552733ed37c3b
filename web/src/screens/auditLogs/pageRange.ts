/** A log page's range within the whole, in numbers from 1. */
export type PageRange = {
  readonly first: number;
  readonly count: number;
  readonly total: number;
  /** Whether counting stopped before the end. */
  readonly isCapped: boolean;
};

const COUNTED = 10_000;
const written = (count: number) => count.toLocaleString('en-US');

/** '1–50 of 312', '1–50 of more than 10,000'. */
export function pageRange({ first, count, total, isCapped }: PageRange): string {
  const last = first + count - 1;
  const range = count === 1 ? written(first) : `${written(first)}–${written(last)}`;
  // Entries that arrived during paging have no number.
  const of = isCapped ? `more than ${written(COUNTED)}` : written(Math.max(total, last));
  return last > COUNTED && isCapped ? range : `${range} of ${of}`;
}
