/** The queue of weeks that await a decision, grouped by the database. */

import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Range } from '../../graph/keyset.ts';
import { asc, type Place } from '../../graph/sortOrder.ts';
import type { Context } from '../../operation/context.ts';
import { personMatches } from '../people/search.ts';
import { days, newestWeeks, oldestWeeks, queueTotals, receipts } from './submittedWeeks.sql.ts';

export interface SubmittedWeeksFilter {
  search?: string | null;
  /** Any day of the week. */
  weekStart?: Day | null;
  /** One person's, by the key. */
  userId?: string;
}

export interface SubmittedWeek {
  userId: string;
  /** A Monday. */
  weekStart: Day;
  lastName: string;
  firstName: string;
  /** Days that await a decision and are on no run. */
  pendingDays: number;
  /** Receipts that await a decision and are on no run. */
  pendingReceipts: number;
  /** Days of the whole week that are in the log as worked. */
  workedDays: number;
  /** When the last of what is pending was submitted. */
  submittedAt: Date;
  /** The keys of all days of the week that are in the log, from Monday on. */
  dayKeys: string[];
  /** The keys of all receipts of the week, by day. */
  receiptKeys: string[];
}

export interface QueueTotals {
  weeks: number;
  pendingDays: number;
  pendingReceipts: number;
}

/** The conditions of the filter. */
function conditions({ search, weekStart, userId }: SubmittedWeeksFilter) {
  const monday = weekStart ? startOfWeek(weekStart) : undefined;
  const week = monday && { first: monday, last: addDays(monday, 6) };
  const on = ({ within, by }: typeof days | typeof receipts) => [
    ...(week ? [within(week)] : []),
    ...(userId ? [by({ userId })] : []),
  ];
  return { days: on(days), receipts: on(receipts), people: personMatches(search) };
}

/** The oldest week first. */
export const QUEUE_ORDER = [
  asc.day('weekStart'),
  asc.text('lastName'),
  asc.text('firstName'),
  asc.key('userId'),
];

const toTexts = (place: Place = []): string[] => place.map(String);

/** Some weeks of the queue, each with the keys of its days and receipts: one statement. */
export async function findSubmittedWeeks(
  context: Context,
  filter: SubmittedWeeksFilter,
  { after, before, limit, inverted, skip = 0 }: Range,
): Promise<SubmittedWeek[]> {
  const between = { after: toTexts(after), before: toTexts(before), take: limit, skip };
  const read = inverted ? newestWeeks : oldestWeeks;
  const weeks = await context.sql.read(context, read({ ...conditions(filter), ...between }));
  return weeks.map((week) => ({ ...week, submittedAt: new Date(week.submittedAt) }));
}

/** The weeks of the whole filter and what of them is pending: one statement. */
export const countSubmittedWeeks = (context: Context, filter: SubmittedWeeksFilter): Promise<QueueTotals> =>
  context.sql.read(context, queueTotals(conditions(filter)));
