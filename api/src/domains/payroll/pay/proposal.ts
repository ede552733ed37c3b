/** What a week would pay as it is logged, before anyone has processed it. Pure. */
import type { Day } from 'rules/days';
import type { EntryCents } from '../weekInput.ts';
import { type ComputedRun, computeRun, type PayFacts } from './computeRun.ts';
import type { PayrollWeekDay } from './proposedDays.ts';
import { linesOf, type PaidReceipt } from './weekLines.ts';

/** Days that are worth nothing leave no trace on the run. */
export const proposedEntries = (days: readonly PayrollWeekDay[]): EntryCents[] =>
  days.flatMap(({ date, proposedPay }) =>
    proposedPay > 0 ? [{ date, pay: proposedPay, expenses: 0, notes: '' }] : [],
  );

interface Proposal {
  weekStart: Day;
  payDate: Day;
  days: readonly PayrollWeekDay[];
  receipts: readonly PaidReceipt[];
}

/** The run of the week if it were processed as proposed. */
export const computeProposal = (
  facts: PayFacts,
  { weekStart, payDate, days, receipts }: Proposal,
): ComputedRun =>
  computeRun(facts, {
    ...{ kind: 'REGULAR', weekStart, payDate },
    lines: linesOf(proposedEntries(days), receipts),
  });
