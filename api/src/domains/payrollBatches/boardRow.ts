/** One person's row on a week's board: what would be paid, whether it can be, and why not. Pure. */

import { counted } from 'rules/counted';
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import type { ComputedRun, PayFacts } from '../payroll/pay/computeRun.ts';
import { computeProposal } from '../payroll/pay/proposal.ts';
import { type PayrollWeekDay, proposedDays } from '../payroll/pay/proposedDays.ts';
import type { PaidReceipt } from '../payroll/pay/weekLines.ts';
import type { WeekFacts } from '../payroll/weekFacts.sql.ts';
import { ratesBy } from '../people/ratesBy.ts';

export type BoardState = 'READY' | 'HELD' | 'PROCESSED' | 'EMPTY' | 'REFUSED';
export type BoardWarning = 'UNAPPROVED_DAYS' | 'REJECTED_DAYS' | 'NO_RATE' | 'NO_W9';

/** What is known about the person and the week. */
export interface BoardFacts extends Omit<WeekFacts, 'isArchived'> {
  /** Why the viewer cannot pay this person. */
  refusal: string | null;
}

export interface BoardRow {
  userId: string;
  days: PayrollWeekDay[];
  daysWorked: number;
  daysApproved: number;
  pendingDays: number;
  /** What the pending days would be worth. */
  pendingPay: Cents;
  /** Whether a worked day, approved or pending, has no rate. */
  lacksRate: boolean;
  proposedPay: Cents;
  receipts: readonly PaidReceipt[];
  /** The sum of the receipts. */
  proposedExpenses: Cents;
  /** The week's run if it were processed as proposed; empty for someone who cannot be put on payroll. */
  proposal: ComputedRun;
  /** The facts behind the proposal, to recompute it for edited amounts. */
  facts: PayFacts;
  warnings: BoardWarning[];
  run: BoardFacts['run'];
  state: BoardState;
  /** Why the person cannot be paid, or needs a second look. */
  reason: string | null;
}

const days = (count: number): string => counted(count, 'day');
const approvedDays = (count: number): string => counted(count, 'approved day');
const are = (count: number): string => (count === 1 ? 'is' : 'are');
const have = (count: number): string => (count === 1 ? 'has' : 'have');

/** Days of work that the proposal leaves out, by reason. */
interface LeftOut {
  pending: number;
  early: number;
  rateless: number;
}

function countLeftOut(worked: readonly PayrollWeekDay[], today: Day): LeftOut {
  const left = worked.filter(({ status, proposedPay }) => status !== 'REJECTED' && proposedPay === 0);
  const approved = left.filter(({ status }) => status === 'APPROVED');
  return {
    pending: left.length - approved.length,
    early: approved.filter(({ date }) => date > today).length,
    rateless: approved.filter(({ lacksRate }) => lacksRate).length,
  };
}

function warningMessages({ pending, early, rateless }: LeftOut): string[] {
  return [
    ...(pending ? [`${days(pending)} ${are(pending)} not approved yet.`] : []),
    ...(early ? [`${days(early)} ${are(early)} in the future.`] : []),
    ...(rateless ? [`${approvedDays(rateless)} ${have(rateless)} no day rate.`] : []),
  ];
}

function judge(facts: BoardFacts, proposed: Cents, left: LeftOut): Pick<BoardRow, 'state' | 'reason'> {
  if (facts.run)
    return { state: 'PROCESSED', reason: `This week has been ${facts.run.isPaid ? 'paid' : 'processed'}.` };
  if (facts.refusal) return { state: 'REFUSED', reason: facts.refusal };
  const why = warningMessages(left);
  // Approved days without a rate are owed. Someone must set the rate, so this is not 'nothing to pay'.
  if (proposed === 0 && left.rateless > 0) return { state: 'HELD', reason: why.join(' ') };
  if (proposed === 0)
    return {
      state: 'EMPTY',
      reason: why.join(' ') || (facts.logs.length ? 'No days are approved.' : 'No days are logged.'),
    };
  if (why.length === 0) return { state: 'READY', reason: null };
  const they = left.pending + left.early + left.rateless === 1 ? 'it' : 'they';
  return {
    state: 'HELD',
    reason: `${why.join(' ')} A week is processed once, so ${they} would be left out.`,
  };
}

const NOTHING: PayFacts = { priorPayments: [], plans: [] };

/** A person's row for the week from this Monday. */
export function boardRow(
  facts: BoardFacts,
  weekStart: Day,
  { today, payDate }: { today: Day; payDate: Day },
): BoardRow {
  const proposed = proposedDays(facts, facts.logs, weekStart, today);
  const worked = proposed.filter((day) => day.worked);
  const approved = worked.filter(({ status }) => status === 'APPROVED').length;
  const pending = worked.filter(({ status }) => status === 'PENDING').length;
  const left = countLeftOut(worked, today);
  const isOpen = facts.run === null && facts.refusal === null;
  const rateOn = ratesBy(facts);
  const undecided = worked.filter(({ status }) => status === 'PENDING').map(({ date }) => rateOn(date));
  const receipts = isOpen ? facts.receipts : [];
  const proposedExpenses = sumCents(receipts.map(({ cents }) => cents));
  const proposedPay = isOpen ? sumCents(proposed.map((day) => day.proposedPay)) : 0;
  const payFacts = isOpen ? { priorPayments: facts.priorPayments, plans: facts.plans } : NOTHING;
  const days = isOpen ? proposed : proposed.map((day) => ({ ...day, proposedPay: 0 }));
  return {
    userId: facts.userId,
    days,
    daysWorked: worked.length,
    daysApproved: approved,
    pendingDays: pending,
    pendingPay: isOpen ? sumCents(undecided) : 0,
    lacksRate: left.rateless > 0 || undecided.includes(0),
    proposedPay,
    receipts,
    proposedExpenses,
    proposal: computeProposal(payFacts, { weekStart, payDate, days, receipts }),
    facts: payFacts,
    warnings: [
      ...(pending ? (['UNAPPROVED_DAYS'] as const) : []),
      ...(worked.some(({ status }) => status === 'REJECTED') ? (['REJECTED_DAYS'] as const) : []),
      ...(left.rateless ? (['NO_RATE'] as const) : []),
      ...(facts.hasTaxProfile ? [] : (['NO_W9'] as const)),
    ],
    run: facts.run,
    ...judge(facts, proposedPay + proposedExpenses, left),
  };
}

export interface BoardTotals {
  contractors: number;
  ready: number;
  held: number;
  processed: number;
  /** Runs that are not marked as paid. */
  unpaidRuns: number;
  /** Sums of the rows that are ready. */
  basePay: Cents;
  expenses: Cents;
  totalPay: Cents;
  /** What advances and deductions would take. */
  deductions: Cents;
  /** What the runs would hand out. */
  net: Cents;
}

export function computeBoardTotals(rows: readonly BoardRow[]): BoardTotals {
  const count = (state: BoardState) => rows.filter((row) => row.state === state).length;
  const ready = rows.filter(({ state }) => state === 'READY');
  const basePay = sumCents(ready.map((row) => row.proposedPay));
  const expenses = sumCents(ready.map((row) => row.proposedExpenses));
  return {
    contractors: rows.length,
    ready: ready.length,
    held: count('HELD'),
    processed: count('PROCESSED'),
    unpaidRuns: rows.filter(({ run }) => run && !run.isPaid).length,
    basePay,
    expenses,
    totalPay: basePay + expenses,
    deductions: sumCents(ready.map(({ proposal }) => proposal.deductedByPlans)),
    net: sumCents(ready.map(({ proposal }) => proposal.net)),
  };
}
