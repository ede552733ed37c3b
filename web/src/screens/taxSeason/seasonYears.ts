/** The first year whose forms the portal knows. */
export const FIRST_TAX_YEAR = 2020;

/** From this year on the threshold is announced year by year, and an administrator enters it. */
export const FIRST_CONFIGURED_YEAR = 2027;

/** Until this day the forms of the year before are due; after it a board is a rehearsal of the year that runs. */
const SEASON_ENDS = '03-31';

/** The years to choose from, newest first; `today` is the company's day. */
export function taxYears(today: string): readonly number[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: current - FIRST_TAX_YEAR + 1 }, (_, index) => current - index);
}

/** The year that is worked on at this time of the year. */
export function usualYear(today: string): number {
  const current = Number(today.slice(0, 4));
  return today.slice(5) <= SEASON_ENDS ? current - 1 : current;
}
