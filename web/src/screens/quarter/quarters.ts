/** Quarters in the address and in words. */
import { yearOf } from 'rules/days';
import { addMonths } from 'rules/months';
import { searchParams } from '../../kit/lib/searchParams';

/** The first day of '2026-Q3'; null for anything else. */
function readQuarter(text: string): string | null {
  const found = /^(20\d\d)-Q([1-4])$/.exec(text);
  return found ? `${found[1]}-${String(Number(found[2]) * 3 - 2).padStart(2, '0')}-01` : null;
}

/** The home's quarter; the current one if the address names none. */
export const quarterFilters = searchParams({ quarter: readQuarter });

type Quarter = { readonly year: number; readonly number: number };

/** 'Q4 2026' */
export const quarterName = ({ year, number }: Quarter): string => `Q${number} ${year}`;

/** The address of the quarter with a day in it. */
export const quarterPath = (day: string): string =>
  `/dashboard?quarter=${yearOf(day)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The previous and the next quarter, by their first days. */
export const neighbors = (first: string) => ({
  before: `${addMonths(first.slice(0, 7), -3)}-01`,
  after: `${addMonths(first.slice(0, 7), 3)}-01`,
});
