/** What a page of the log shows of the whole, in numbers from 1. */
export type PageRange = {
  readonly first: number;
  readonly count: number;
  readonly total: number;
  /** Whether the counting stopped before the end. */
  readonly isCapped: boolean;
};

const COUNTED = 10_000;
const written = (count: number) => count.toLocaleString('en-US');

/** '1–50 of 312', '1–50 of more than 10,000'. */
export function pageRange({ first, count, total, isCapped }: PageRange): string {
  const last = first + count - 1;
  const range = count === 1 ? written(first) : `${written(first)}–${written(last)}`;
  // Entries that came in while someone was paging were not there to be numbered.
  const of = isCapped ? `more than ${written(COUNTED)}` : written(Math.max(total, last));
  return last > COUNTED && isCapped ? range : `${range} of ${of}`;
}
