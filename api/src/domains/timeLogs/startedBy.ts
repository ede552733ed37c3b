/**
 * When days are first expected of someone: their first day, or else the day they were added. No one is late for a week
 * that ended before.
 */
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import { startOfDay } from 'rules/zonedDays';
import type { User } from '../../platform/db/generated/client/client.ts';

/** Whether the person had started by the last day of a week; `late.sql.ts` says the same for lists. */
export function hasStartedBy(
  { startsOn, createdAt }: Pick<User, 'startsOn' | 'createdAt'>,
  sunday: Day,
  timeZone: string,
): boolean {
  return startsOn ? startsOn <= toUtcMidnight(sunday) : createdAt < startOfDay(addDays(sunday, 1), timeZone);
}
