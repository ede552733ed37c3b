/** Counts over the audit log. */

import { addDays, type Day } from 'rules/days';
import { startOfDay, todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { DAILY, recentCounts, recentFailures } from './stats.sql.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

export type AuditLogStats = AnswerOf<typeof recentCounts>;

/** What happened in the last thirty days. */
export function countRecent(context: Context): Promise<AuditLogStats> {
  const since = new Date(context.now().getTime() - DAYS * DAY_MS);
  return context.sql.read(context, recentCounts({ since }));
}

export interface DayCount {
  day: Day;
  count: number;
}

/** What a chart of days counts. */
export type DailySubject = keyof typeof DAILY;

/** The company's last thirty days, today included, oldest first, those without anything as well. */
export async function countByDay(context: Context, subject: DailySubject): Promise<DayCount[]> {
  const { now, timeZone } = context;
  const today = todayIn(now(), timeZone);
  const first = addDays(today, 1 - DAYS);
  const since = startOfDay(first, timeZone);
  const found = await context.sql.read(context, DAILY[subject]({ since, timeZone }));
  const counts = new Map(Object.entries(found));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index);
    return { day, count: counts.get(day) ?? 0 };
  });
}

/** How many of the newest twenty entries report an error or a failure. */
export const countFailedOperations = (context: Context): Promise<number> =>
  context.sql.read(context, recentFailures());
