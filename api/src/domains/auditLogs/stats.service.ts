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

/** The company's last thirty days, including today and days without entries, oldest first. */
export async function countByDay(context: Context, subject: DailySubject): Promise<DayCount[]> {
  const { now, timeZone } = context;
  const first = addDays(todayIn(now(), timeZone), 1 - DAYS);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const starts = [...days, addDays(first, DAYS)].map((day) => startOfDay(day, timeZone).toISOString());
  const ofDays = DAILY[subject]({ days, starts: starts.slice(0, -1), ends: starts.slice(1) });
  const found = await context.sql.read(context, ofDays);
  return days.map((day) => ({ day, count: found[day]! }));
}

/** How many of the newest twenty entries report an error or a failure. */
export const countFailedOperations = (context: Context): Promise<number> =>
  context.sql.read(context, recentFailures());
