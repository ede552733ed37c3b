/** Which backups are kept: the newest of each of the last days, weeks and months that have one. */
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';

const KEPT_DAYS = 7;
const KEPT_WEEKS = 5;
const KEPT_MONTHS = 12;

/**
 * Which of these backups to keep, by the time they were made. Only days with a backup count, so that old backups stay
 * if new ones fail.
 */
export function chooseKept(times: readonly Date[], timeZone: string): Date[] {
  const newestFirst = [...times].sort((one, other) => other.getTime() - one.getTime());
  const newestOfEach = (count: number, toPeriod: (day: string) => string): Date[] => {
    const found = new Map<string, Date>();
    for (const time of newestFirst) {
      const period = toPeriod(todayIn(time, timeZone));
      if (!found.has(period) && found.size < count) found.set(period, time);
    }
    return [...found.values()];
  };
  const kept = new Set([
    ...newestOfEach(KEPT_DAYS, (day) => day),
    ...newestOfEach(KEPT_WEEKS, startOfWeek),
    ...newestOfEach(KEPT_MONTHS, (day) => day.slice(0, 7)),
  ]);
  return newestFirst.filter((time) => kept.has(time));
}
