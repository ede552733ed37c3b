/** The week that `late.sql.ts` asks about. */
import { addDays, type Day } from 'rules/days';
import { startOfDay } from 'rules/zonedDays';

export function weekOfLog(monday: Day, timeZone: string) {
  const sunday = addDays(monday, 6);
  return { monday, sunday, over: startOfDay(addDays(sunday, 1), timeZone) };
}
