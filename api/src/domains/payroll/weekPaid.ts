/** Whether a week is paid: for everyone, whatever a page or a filter shows. */
import { addDays, type Day } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { weekProgress } from './weekPaid.sql.ts';

export interface WeekPay {
  /** Runs that are not void. */
  runs: number;
  /** Those of them that are not marked as paid. */
  unpaidRuns: number;
  /** Those of them whose payment waits for a second person. */
  awaitingRuns: number;
  /** People of any kind with worked days or receipts on no run, approved or still to be decided. */
  openPeople: number;
}

/** How far the week that starts on the Monday has come, by one statement. */
export const weekPay = (context: Context, weekStart: Day): Promise<WeekPay> =>
  context.sql.read(context, weekProgress({ weekStart, weekEnd: addDays(weekStart, 6), now: context.now() }));

/** Someone was paid, and no one is left to pay now or later. */
export const isEverybodyPaid = ({ runs, unpaidRuns, openPeople }: WeekPay): boolean =>
  runs > 0 && unpaidRuns === 0 && openPeople === 0;
