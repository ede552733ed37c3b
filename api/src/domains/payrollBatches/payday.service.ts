/** Picks the week to pay now. */
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context, SignedInContext } from '../../operation/context.ts';
import { readKept } from '../../platform/sql/kept.ts';
import { isEverybodyPaid, weekPay } from '../payroll/weekPaid.ts';
import { type Board, payrollBoard } from './board.service.ts';
import { openWeeks } from './openWeeks.sql.ts';

/** The Mondays of earlier weeks that are not fully paid, latest first. */
export const openWeeksBefore = (context: Context, weekStart: Day): Promise<{ weekStart: Day }[]> =>
  readKept(context, openWeeks({ last: addDays(weekStart, -1) }));

/**
 * Last week until everyone is paid for it, then the latest earlier week that is not fully paid; last week again if
 * there is none.
 */
export async function paydayWeek(context: SignedInContext): Promise<Day> {
  const lastWeek = addDays(startOfWeek(todayIn(context.now(), context.timeZone)), -7);
  if (!isEverybodyPaid(await weekPay(context, lastWeek))) return lastWeek;
  const [open] = await openWeeksBefore(context, lastWeek);
  return open?.weekStart ?? lastWeek;
}

export const payday = async (context: SignedInContext): Promise<Board> =>
  payrollBoard(context, await paydayWeek(context));
