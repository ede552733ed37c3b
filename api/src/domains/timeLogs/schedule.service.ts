/** A person's days as a schedule. */
import { type Day, fromUtcMidnight } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { byKeys } from '../../platform/lib/groupBy.ts';
import { batched } from '../../platform/sql/batched.ts';
import { type DayRange, within } from './timeLogs.service.ts';

export interface ScheduleDay {
  date: Day;
  worked: boolean;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  description: string;
}

const loggedDays = batched(async ({ db }, people, range: DayRange) => {
  const found = await db.timeLog.findMany({
    select: { userId: true, date: true, worked: true, status: true, description: true },
    where: { userId: { in: [...people] }, date: within(range) },
    orderBy: { date: 'asc' },
  });
  return byKeys(people, found, ({ userId }) => userId);
});

/** The logged days of an inclusive range, oldest first. */
export async function schedule(
  context: Context,
  userId: string,
  { startDate, endDate }: DayRange,
): Promise<ScheduleDay[]> {
  const days = await loggedDays(context, userId, { startDate, endDate });
  return days.map((day) => ({ ...day, date: fromUtcMidnight(day.date) }));
}
