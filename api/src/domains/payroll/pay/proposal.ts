/** What a week would pay as logged, before anyone processes it. Pure. */
import type { Day } from 'rules/days';
import type { EntryCents } from '../weekInput.ts';
import { type ComputedRun, computeRun, type PayFacts } from './computeRun.ts';
import type { PayrollWeekDay } from './proposedDays.ts';
import { linesOf, type PaidReceipt } from './weekLines.ts';

/** Days worth nothing do not appear on the run. */
export const proposedEntries = (days: readonly PayrollWeekDay[]): EntryCents[] =>
  days.flatMap(({ date, proposedPay }) =>
    proposedPay > 0 ? [{ date, pay: proposedPay, expenses: 0, notes: '' }] : [],
  );

interface WeekToPay {
  weekStart: Day;
  payDate: Day;
  receipts: readonly PaidReceipt[];
  /** Plans to skip this time. */
  skipPlans?: readonly string[];
}

/** The week's run if it were processed with these days. */
export const computeWeek = (
  facts: PayFacts,
  { entries, receipts, ...week }: WeekToPay & { entries: readonly EntryCents[] },
): ComputedRun => computeRun(facts, { kind: 'REGULAR', ...week, lines: linesOf(entries, receipts) });

/** The week's run if it were processed as proposed. */
export const computeProposal = (
  facts: PayFacts,
  { days, ...week }: WeekToPay & { days: readonly PayrollWeekDay[] },
): ComputedRun => computeWeek(facts, { ...week, entries: proposedEntries(days) });
