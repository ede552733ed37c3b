/** A person's days as a schedule. */
import { type Day, fromUtcMidnight } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import { findManyByOwner } from '../../platform/sql/find.ts';
import { type DayRange, within } from './timeLogs.service.ts';

export interface ScheduleDay {
  date: Day;
  worked: boolean;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  description: string;
}

const loggedDays = batched((context, people, range: DayRange) =>
  findManyByOwner(context, 'timeLog', 'userId', people, {
    select: { date: true, worked: true, status: true, description: true },
    where: { date: within(range) },
    orderBy: { date: 'asc' },
  }),
);

/** The logged days of an inclusive range, oldest first. */
export async function schedule(
  context: Context,
  userId: string,
  { startDate, endDate }: DayRange,
): Promise<ScheduleDay[]> {
  const days = await loggedDays(context, userId, { startDate, endDate });
  return days.map((day) => ({ ...day, date: fromUtcMidnight(day.date) }));
}
