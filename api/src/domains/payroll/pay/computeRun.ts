/**
 * What a run pays. This is the only place that computes it: whatever shows, saves, prints or posts an amount of pay has it
 * from here. Pure: no database, no clock.
 *
 * The lines come in this order, and each takes off what those before it leave: what the run pays for; what was paid for
 * its week with runs that are void now; what stays overpaid then, which is left with plans; and what plans take.
 */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import type { WeekToHandOut } from 'rules/plans';
import type { PayrollRunKind } from '../../../platform/db/generated/client/enums.ts';
import { isOfWeek, type OpenPlan } from '../../plans/duePlans.ts';
import { computeDeductions, type Deduction, describeDeducted, type PlanBalance } from './deductions.ts';
import { type LineSums, sumLines } from './lineSums.ts';
import {
  type Overpayment,
  sumOverpayments,
  toOverpaymentBalance,
  toOverpaymentLine,
} from './overpayments.ts';
import { applyPriorPayments, describePriorPayments, type PriorPayment } from './priorPayments.ts';
import type { RunLine } from './runLine.ts';

/** The facts of a person's pay before a run is made. */
export interface PayFacts {
  /** What was paid for the week with runs that are void now. */
  priorPayments: readonly PriorPayment[];
  /** Open plans that have begun, the oldest first. */
  plans: readonly OpenPlan[];
}

/** What someone wants to be paid. */
export interface RunWish {
  kind: PayrollRunKind;
  /** A Monday. */
  weekStart: Day;
  payDate: Day;
  /** What it pays for. */
  lines: readonly RunLine[];
  /** Plans that are left out this time. */
  skipPlans?: readonly string[] | undefined;
  /** The plan whose whole balance it takes, and nothing of any other. */
  paysOff?: string | undefined;
  /** What a correction finds to have been paid too much, by which its lines come to less than nothing. */
  overpayments?: readonly Overpayment[] | undefined;
  /** Whether an adjustment leaves with plans what it cannot take off, as the run of a week does. */
  leavesOverpayments?: boolean | undefined;
}

/** A line of the run with what it is about besides. */
export interface ComputedLine extends RunLine {
  /** The plan that takes it. */
  planId: string | null;
  /** What it leaves with a plan of its own. */
  overpayment: Overpayment | null;
}

export interface ComputedRun extends LineSums {
  /** In their places: the first is line 1. */
  lines: ComputedLine[];
  priorPayments: readonly PriorPayment[];
  /** What was paid too much, whether a plan takes it back or it stays with a void run. */
  overpaid: Cents;
  /** What of that is left with plans. */
  overpayments: Overpayment[];
  deductions: Deduction[];
  /** What plans take in all. */
  deductedByPlans: Cents;
  balances: PlanBalance[];
}

/** The whole amount, and what of it was paid before. */
const toHandOut = (total: Cents, payable: Cents): WeekToHandOut => ({ total, paidBefore: total - payable });

const own = (line: RunLine): ComputedLine => ({ ...line, planId: null, overpayment: null });

export function computeRun({ priorPayments, plans }: PayFacts, wish: RunWish): ComputedRun {
  const { kind, weekStart, payDate, paysOff, overpayments: wishedOverpayments = [] } = wish;
  const isWeek = kind === 'REGULAR';
  const wished = sumLines(wish.lines);
  const prior = applyPriorPayments(
    {
      ...{ payDate, compensation: wished.gross, reimbursement: wished.reimbursed },
      ...{ deduction: 0 - wished.deducted, isWeek: isWeek || wish.leavesOverpayments === true },
    },
    priorPayments,
  );
  const overpayments = [...wishedOverpayments, ...prior.overpayments];
  const paid: ComputedLine[] = [
    ...wish.lines.map(own),
    ...prior.lines.map(own),
    ...overpayments.map((overpayment) => ({ ...own(toOverpaymentLine(overpayment)), overpayment })),
  ];
  const payable = sumCents(paid.map(({ amount }) => amount));
  const { gross, reimbursed } = sumLines(paid);
  // What is added to a week or puts it right is not what deductions were agreed for.
  const due = isWeek
    ? plans
    : plans.filter((plan) => (paysOff ? plan.id === paysOff : isOfWeek(plan, weekStart)));
  const planned = computeDeductions(due, {
    ...{ weekStart, payDate, paysOff, skipped: wish.skipPlans ?? [] },
    pay: toHandOut(isWeek ? wished.gross + wished.reimbursed : payable, payable),
    reported: { COMPENSATION: gross, REIMBURSEMENT: reimbursed },
  });
  const lines = [...paid, ...planned.lines.map((line) => ({ ...line, overpayment: null }))];
  return {
    ...sumLines(lines),
    ...{ lines, priorPayments, overpayments },
    overpaid: Math.max(prior.overpaid, sumOverpayments(overpayments)),
    ...{ deductions: planned.deductions, deductedByPlans: planned.deducted },
    balances: [...planned.balances, ...overpayments.map(toOverpaymentBalance)],
  };
}

/** What was paid for the week before, in words; null where nothing was. */
export const describePrior = ({ priorPayments, net, ...run }: ComputedRun): string | null =>
  priorPayments.length ? describePriorPayments(priorPayments, { net, overpaid: run.overpaid }) : null;

export const describePlans = ({ deductedByPlans, net }: ComputedRun): string | null =>
  describeDeducted(deductedByPlans, net);
