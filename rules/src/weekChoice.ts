/** Which weeks a reader can choose. */
import { addDays, type Day, getWeekday } from './days.ts';
import { isFutureWeek, startOfWeek } from './weeks.ts';

/** The Monday of the previous week, which is the one to pay. */
export const previousWeek = (today: Day): Day => addDays(startOfWeek(today), -7);

/** The last week that can be put on payroll, for expenses that are paid ahead. */
export const nextWeek = (today: Day): Day => addDays(startOfWeek(today), 7);

/** Why Next Week is not offered; null when it is. On a Sunday it always is. */
export const nextWeekRefusal = (week: Day, today: Day): string | null =>
  isFutureWeek(week, today) && !isSunday(today) ? 'The selected week is in the future.' : null;

/** The last Monday the calendar offers: the last one that Next Week reaches. Undefined for no limit. */
export const latestWeek = (today: Day): Day | undefined => (isSunday(today) ? undefined : nextWeek(today));

const isSunday = (day: Day): boolean => getWeekday(day) === 0;
