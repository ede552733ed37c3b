/** The years with tax forms. */
import { type Day, yearOf } from './days.ts';

export const FIRST_TAX_YEAR = 2020;

/** Whether documents can be about the year: not before the first one, nor after the company's current one. */
export const isTaxYear = (year: number, currentYear: number): boolean =>
  year >= FIRST_TAX_YEAR && year <= currentYear;

/** Why documents cannot be about the year; null when they can. */
export const findTaxYearIssue = (year: number, currentYear: number): string | null =>
  isTaxYear(year, currentYear) ? null : `Year must be from ${FIRST_TAX_YEAR} to ${currentYear}.`;

/** The years to choose from, the newest first. */
export const listTaxYears = (currentYear: number): number[] =>
  Array.from({ length: Math.max(currentYear - FIRST_TAX_YEAR, 0) + 1 }, (_, back) => currentYear - back);

/** Until this day the previous year's forms are due; after it the season is a rehearsal of the current year. */
const SEASON_ENDS = '03-31';

/** The year to work on at this time of the year; `today` is the company's day. */
export function usualYear(today: Day): number {
  const current = yearOf(today);
  return today.slice(5) <= SEASON_ENDS ? current - 1 : current;
}
