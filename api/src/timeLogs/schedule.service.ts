/** The days of a person as a schedule. */
import type { Context } from '../context.ts';
import { type Day, fromDbDate, toDbDate } from '../lib/dates.ts';
import { findMany } from '../sql/find.ts';

export interface ScheduleDay {
  date: Day;
  worked: boolean;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  description: string;
}

const MOST_DAYS = 1000;

/** The logged days of a range, both ends included, from the first on; where there are too many, the last ones. */
export async function schedule(
  context: Context,
  userId: string,
  { startDate, endDate }: { startDate?: Day | null; endDate?: Day | null },
): Promise<ScheduleDay[]> {
  const days = await findMany(context, 'timeLog', {
    where: {
      userId,
      date: {
        ...(startDate ? { gte: toDbDate(startDate) } : {}),
        ...(endDate ? { lte: toDbDate(endDate) } : {}),
      },
    },
    orderBy: { date: 'desc' },
    take: MOST_DAYS,
    select: { date: true, worked: true, status: true, description: true },
  });
  return days.reverse().map((day) => ({ ...day, date: fromDbDate(day.date) }));
}
