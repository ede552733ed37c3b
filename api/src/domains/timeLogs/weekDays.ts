/** Which days one submitted week may contain. Pure. */
import { formatDay, formatWeek } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { isMonday, listWeekDays } from 'rules/weeks';

export const NOT_A_MONDAY = 'The week must start on a Monday.';

/** Days outside the week and duplicate days, by position. If the start is not a Monday, only duplicates. */
export function findDayIssues(
  weekStart: Day,
  days: readonly { date: Day }[],
): { index: number; message: string }[] {
  const week = isMonday(weekStart) ? listWeekDays(weekStart) : null;
  const seen = new Set<Day>();
  return days.flatMap(({ date }, index) => {
    const issues: string[] = [];
    if (week && !week.includes(date))
      issues.push(`${formatDay(date)} isn’t in the week of ${formatWeek(weekStart)}.`);
    if (seen.has(date)) issues.push(`${formatDay(date)} appears twice.`);
    seen.add(date);
    return issues.map((message) => ({ index, message }));
  });
}
