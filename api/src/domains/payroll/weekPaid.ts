/** Whether a week is paid for everyone, no matter what a page or a filter shows. */
import { addDays, type Day } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { type KeptKind, tablesOf } from '../../platform/sql/kept.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { weekProgress } from './weekPaid.sql.ts';

export interface WeekPay {
  /** Runs that are not void. */
  runs: number;
  /** Those not marked as paid. */
  unpaidRuns: number;
  /** Those whose payment is waiting for a second person. */
  awaitingRuns: number;
  /** People of any kind with worked days or receipts on no run, approved or pending. */
  openPeople: number;
}

const progressOf = ({ now }: Context, weekStart: Day) =>
  weekProgress({ weekStart, weekEnd: addDays(weekStart, 6), now: now() });

const WEEK_PAY: KeptKind<AnswerOf<typeof weekProgress>> = {
  name: 'pay of a week',
  tables: tablesOf(weekProgress),
  until: ({ requestsUntil }) => requestsUntil && new Date(requestsUntil),
};

/** How far the week from this Monday has come, in one statement. */
export const weekPay = (context: Context, weekStart: Day): Promise<WeekPay> =>
  context.kept.compute(context, WEEK_PAY, [weekStart], () =>
    context.sql.read(context, progressOf(context, weekStart)),
  );

/** At least one person was paid, and no one is left to pay, now or later. */
export const isEverybodyPaid = ({ runs, unpaidRuns, openPeople }: WeekPay): boolean =>
  runs > 0 && unpaidRuns === 0 && openPeople === 0;
