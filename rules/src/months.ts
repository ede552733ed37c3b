/** Months, 'YYYY-MM'. */
import { addDays, type Day } from './days.ts';
import { startOfWeek } from './weeks.ts';

/** The month `count` months later, earlier when negative. */
export function addMonths(month: string, count: number): string {
  const time = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1);
  return new Date(time).toISOString().slice(0, 7);
}

/** The Mondays of the weeks that a calendar sheet of the month shows. */
export function listMondays(month: string): Day[] {
  const mondays: Day[] = [];
  for (let monday = startOfWeek(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    mondays.push(monday);
  }
  return mondays;
}
