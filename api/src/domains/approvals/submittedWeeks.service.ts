/** The queue of weeks that await a decision, grouped by the database. */

import { addDays, type Day, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Window } from '../../graph/pagedConnection.ts';
import type { Context } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { whereSql } from '../../platform/sql/where.ts';
import { personMatches } from '../people/search.ts';
import { queueTotals, submittedWeeks } from './submittedWeeks.sql.ts';

export interface SubmittedWeeksFilter {
  search?: string | null;
  /** Any day of the week. */
  weekStart?: Day | null;
}

export interface SubmittedWeek {
  userId: string;
  /** A Monday. */
  weekStart: Day;
  /** Days that await a decision and are on no run. */
  pendingDays: number;
  /** Days of the whole week that are in the log as worked. */
  workedDays: number;
  /** When the last of the pending days was submitted. */
  submittedAt: Date;
  /** The keys of all days of the week that are in the log, from Monday on. */
  dayKeys: string[];
}

export interface QueueTotals {
  weeks: number;
  pendingDays: number;
}

/** The conditions of the filter. */
function conditions({ search, weekStart }: SubmittedWeeksFilter) {
  const monday = weekStart ? startOfWeek(weekStart) : undefined;
  const range = monday ? { gte: toUtcMidnight(monday), lte: toUtcMidnight(addDays(monday, 6)) } : {};
  return {
    days: whereSql('TimeLog', 'log', { date: range } satisfies Prisma.TimeLogWhereInput),
    people: personMatches(search),
  };
}

/** One page of the queue, the oldest week first, each week with the keys of its days: one statement. */
export async function findSubmittedWeeks(
  context: Context,
  filter: SubmittedWeeksFilter,
  { skip, take }: Window,
): Promise<SubmittedWeek[]> {
  const weeks = await context.sql.read(context, submittedWeeks({ ...conditions(filter), skip, take }));
  return weeks.map((week) => ({ ...week, submittedAt: new Date(week.submittedAt) }));
}

/** The weeks of the whole filter and their pending days: one statement. */
export const countSubmittedWeeks = (context: Context, filter: SubmittedWeeksFilter): Promise<QueueTotals> =>
  context.sql.read(context, queueTotals(conditions(filter)));
