/** Until this day the forms of the year before are due; after it a board is a rehearsal of the year that runs. */
const SEASON_ENDS = '03-31';

/** The year that is worked on at this time of the year; `today` is the company's day. */
export function usualYear(today: string): number {
  const current = Number(today.slice(0, 4));
  return today.slice(5) <= SEASON_ENDS ? current - 1 : current;
}
