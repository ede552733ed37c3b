/** The queue of weeks that await a decision, grouped by the database. */

import { addDays, type Day, FIRST_DAY, LAST_DAY } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Range } from '../../graph/keyset.ts';
import type { DayRange } from '../../graph/listFilters.ts';
import { asc, desc, type Place } from '../../graph/sortOrder.ts';
import type { Context } from '../../operation/context.ts';
import { readKept } from '../../platform/sql/kept.ts';
import { personMatches } from '../people/search.ts';
import { days, newestWeeks, oldestWeeks, queueTotals, receipts } from './submittedWeeks.sql.ts';

export interface SubmittedWeeksFilter {
  search?: string | null | undefined;
  /** Weeks whose Monday is in this range. */
  weekStart?: DayRange | null | undefined;
  /** The keys of people. */
  people?: readonly string[] | undefined;
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
  /** When the last pending item was submitted. */
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

/** The days of all weeks whose Monday is in the range. */
const daysOf = ({ from, to }: DayRange) => ({
  first: from ? startOfWeek(addDays(from, 6)) : FIRST_DAY,
  last: to ? addDays(startOfWeek(to), 6) : LAST_DAY,
});

/** The conditions of the filter. */
function conditions({ search, weekStart, people }: SubmittedWeeksFilter) {
  const on = ({ within, by }: typeof days | typeof receipts) => [
    ...(weekStart ? [within(daysOf(weekStart))] : []),
    ...(people ? [by({ people })] : []),
  ];
  return { days: on(days), receipts: on(receipts), people: personMatches(search) };
}

const inDirection = ({ day, text, key }: typeof asc) => [
  day('weekStart'),
  text('lastName'),
  text('firstName'),
  key('userId'),
];

export const QUEUE_ORDERS = {
  OLDEST: { order: inDirection(asc), description: 'The oldest week first, and people by name.' },
  NEWEST: { order: inDirection(desc), description: 'The newest week first: OLDEST in reverse.' },
};
type QueueOrder = keyof typeof QUEUE_ORDERS;

const toTexts = (place: Place = []): string[] => place.map(String);

/** Some weeks of the queue, each with the keys of its days and receipts: one statement. */
export async function findSubmittedWeeks(
  context: Context,
  filter: SubmittedWeeksFilter,
  { after, before, limit, inverted, skip = 0 }: Range,
  orderBy: QueueOrder = 'OLDEST',
): Promise<SubmittedWeek[]> {
  const isNewest = orderBy === 'NEWEST';
  const [older, newer] = isNewest ? [before, after] : [after, before];
  const between = { after: toTexts(older), before: toTexts(newer), take: limit, skip };
  const read = inverted === isNewest ? oldestWeeks : newestWeeks;
  const weeks = await readKept(context, read({ ...conditions(filter), ...between }));
  return weeks.map((week) => ({ ...week, submittedAt: new Date(week.submittedAt) }));
}

/** All weeks that match the filter, and what is pending in them: one statement. */
export const countSubmittedWeeks = (context: Context, filter: SubmittedWeeksFilter): Promise<QueueTotals> =>
  readKept(context, queueTotals(conditions(filter)));
