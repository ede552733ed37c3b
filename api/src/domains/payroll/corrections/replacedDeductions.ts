/**
 * What plans take from the run that replaces one. A correction changes amounts, not what is deducted, so a plan that was
 * skipped stays skipped; what the floor or the pay left no room for is taken if the corrected pay has room. Pure.
 */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import { computeHandedOut } from 'rules/plans';
import { findDuePlans, type OpenPlan } from '../../plans/duePlans.ts';
import { computeDeductions, type Deduction } from '../pay/deductions.ts';
import type { PaidLine } from './correctedPay.ts';

type Line = Pick<PaidLine, 'planId' | 'amount' | 'adjustsRunId' | 'adjustsPosition'>;

interface ReplacedRun {
  weekStart: Day;
  /** Of the run and its corrections. */
  lines: readonly Line[];
}

const takenFor = (lines: readonly Line[], planId: string): Cents =>
  0 - sumCents(lines.filter((line) => line.planId === planId && line.amount < 0).map(({ amount }) => amount));

/** What the run pays for, and what of it was paid before. */
function payOf(lines: readonly Line[]) {
  const beforePlans = lines.filter(({ planId }) => planId === null);
  const payable = sumCents(beforePlans.map(({ amount }) => amount));
  const taken = beforePlans.filter((of) => of.adjustsRunId !== null && of.adjustsPosition === null);
  const paidBefore = 0 - sumCents(taken.map(({ amount }) => amount));
  return { total: payable + paidBefore, paidBefore };
}

/** The plans that had room in the run and were not taken. `plans` are those without the run. */
export function findSkipped(plans: readonly OpenPlan[], { weekStart, lines }: ReplacedRun): string[] {
  const due = findDuePlans(plans, weekStart);
  const isTaken = ({ id }: OpenPlan) => takenFor(lines, id) > 0;
  const hasRoom = (plan: OpenPlan) =>
    computeHandedOut(
      due.filter((one) => one.id === plan.id || isTaken(one)),
      payOf(lines),
    ).taken.some((of) => of.plan.id === plan.id);
  return due.filter((plan) => !isTaken(plan) && hasRoom(plan)).map(({ id }) => id);
}

/** What plans would take if the run were replaced with the same amounts. `plans` still count what the run takes. */
export function replacedDeductions(
  plans: readonly OpenPlan[],
  { payDate, ...run }: ReplacedRun & { payDate: Day },
): Deduction[] {
  const without = plans.map((plan) => ({ ...plan, taken: plan.taken - takenFor(run.lines, plan.id) }));
  return computeDeductions(without, {
    ...{ weekStart: run.weekStart, payDate, pay: payOf(run.lines), skipped: findSkipped(without, run) },
    reported: { COMPENSATION: 0, REIMBURSEMENT: 0 },
  }).deductions;
}
