/** The days of a person as a schedule. */
import type { Context } from '../context.ts';
import { Prisma } from '../db/generated/client/client.ts';
import type { Day } from '../lib/dates.ts';
import type { DayRange } from './timeLogs.service.ts';

export interface ScheduleDay {
  date: Day;
  worked: boolean;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  description: string;
}

const MOST_DAYS = 1000;

/** The logged days of a range, both ends included, from the first on; where there are too many, the last ones. */
export const schedule = (
  context: Context,
  userId: string,
  { startDate, endDate }: DayRange,
): Promise<ScheduleDay[]> =>
  context.sql.read(
    context,
    Prisma.sql`SELECT coalesce(json_agg(day ORDER BY day.date), '[]') FROM (
      SELECT date, worked, status, description FROM "TimeLog"
      WHERE "userId" = ${userId}::uuid
        ${startDate ? Prisma.sql`AND date >= ${startDate}::date` : Prisma.empty}
        ${endDate ? Prisma.sql`AND date <= ${endDate}::date` : Prisma.empty}
      ORDER BY date DESC LIMIT ${Prisma.raw(String(MOST_DAYS))}) day`,
  );
