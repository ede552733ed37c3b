/** The quarter that an accountant closes: what was paid in it, by payment date, and what has changed since. */
import { GraphQLError } from 'graphql';
import { addDays, type Day, yearOf } from 'rules/days';
import type { Cents } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { readKept } from '../../platform/sql/kept.ts';
import { changesOf, paidBefore } from './quarter.sql.ts';
import { type PaidSums, readTotals, sumPaid } from './totals.service.ts';

export interface PaidMonth extends PaidSums {
  /** The first day of the month. */
  month: Day;
}

export interface QuarterChange {
  kind: 'RUN_VOIDED' | 'PAYMENT_VOIDED' | 'CORRECTION';
  userId: string;
  number: number;
  at: string;
  payDate: Day;
  amount: Cents;
  reason: string;
}

export interface Quarter {
  first: Day;
  last: Day;
  year: number;
  /** 1 to 4. */
  number: number;
  /** The months from January to the end of the quarter. */
  months: () => Promise<PaidMonth[]>;
}

const twoDigits = (month: number): string => String(month).padStart(2, '0');
const NOTHING = sumPaid([]);

async function readMonths(context: Context, year: number, number: number, last: Day): Promise<PaidMonth[]> {
  const days = { first: `${year}-01-01`, last };
  const paid = await readTotals(context, { ...days, by: 'PAYMENT_DATE', groupBy: ['MONTH'] });
  const byMonth = new Map(paid.map((sums) => [sums.month, sums]));
  return Array.from({ length: number * 3 }, (_, index) => ({
    ...(byMonth.get(`${year}-${twoDigits(index + 1)}-01`) ?? NOTHING),
    month: `${year}-${twoDigits(index + 1)}-01`,
  }));
}

/** The quarter that contains the day, or the current one without a day; null for a future one. */
export function quarterOf(context: Context, day: Day | null | undefined): Quarter | null {
  const today = todayIn(context.now(), context.timeZone);
  const on = day ?? today;
  const year = yearOf(on);
  const number = Math.ceil(Number(on.slice(5, 7)) / 3);
  const first = `${year}-${twoDigits(number * 3 - 2)}-01`;
  if (first > today) return null;
  const next = number === 4 ? `${year + 1}-01-01` : `${year}-${twoDigits(number * 3 + 1)}-01`;
  const last = addDays(next, -1);
  return { first, last, year, number, months: memoize(() => readMonths(context, year, number, last)) };
}

/** What was paid in the quarter's year before the portal was used. */
export async function readPaidBefore(context: Context, { year }: Quarter): Promise<PaidSums> {
  const [before] = await readKept(context, paidBefore({ year }));
  return { ...NOTHING, ...before };
}

const MOST = 200;

/**
 * Corrections and voids of the quarter. Throws a GraphQLError with the code BAD_USER_INPUT if there are too many to
 * show.
 */
export async function readChanges(context: Context, { first, last }: Quarter): Promise<QuarterChange[]> {
  const asked = { first, last, zone: context.timeZone, most: MOST + 1 };
  const changes = await readKept(context, changesOf(asked));
  if (changes.length > MOST)
    throw new GraphQLError(`The quarter has more than ${MOST} corrections and voids.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return changes;
}
