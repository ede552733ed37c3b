/**
 * Computes what a run pays. Nothing else computes it: everything that shows, saves, prints or posts an amount of pay
 * gets it from here. Pure: no database, no clock.
 *
 * The lines come in this order, and each takes from what the earlier ones leave: what the run pays for, what was paid
 * for its week with runs that are void now, what is then still overpaid and goes to plans, and what plans take.
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

/** Facts about a person's pay before a run is made. */
export interface PayFacts {
  /** What was paid for the week with runs that are void now. */
  priorPayments: readonly PriorPayment[];
  /** Open plans that have begun, oldest first. */
  plans: readonly OpenPlan[];
}

/** What a user wants the run to pay. */
export interface RunWish {
  kind: PayrollRunKind;
  /** A Monday. */
  weekStart: Day;
  payDate: Day;
  /** What it pays for. */
  lines: readonly RunLine[];
  /** Plans to skip this time. */
  skipPlans?: readonly string[] | undefined;
  /** The plan to pay off in full. The run then takes nothing for any other plan. */
  paysOff?: string | undefined;
  /** Overpayments that a correction finds, which bring its lines below zero. */
  overpayments?: readonly Overpayment[] | undefined;
  /** Whether an adjustment leaves with plans what it cannot take off, as a weekly run does. */
  leavesOverpayments?: boolean | undefined;
}

/** A line of the run, with its plan or overpayment. */
export interface ComputedLine extends RunLine {
  /** The plan that takes it. */
  planId: string | null;
  /** What it leaves with a new plan. */
  overpayment: Overpayment | null;
}

export interface ComputedRun extends LineSums {
  /** In order: the first is line 1. */
  lines: ComputedLine[];
  priorPayments: readonly PriorPayment[];
  /** The total overpaid, whether a plan takes it back or it stays with a void run. */
  overpaid: Cents;
  /** The part that is left with plans. */
  overpayments: Overpayment[];
  deductions: Deduction[];
  /** The total that plans take. */
  deductedByPlans: Cents;
  balances: PlanBalance[];
}

/** The whole amount, and how much of it was paid before. */
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
  // Deductions were agreed for weekly pay, not for additions and corrections.
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

/** Earlier payments for the week, in words; null if there are none. */
export const describePrior = ({ priorPayments, net, ...run }: ComputedRun): string | null =>
  priorPayments.length ? describePriorPayments(priorPayments, { net, overpaid: run.overpaid }) : null;

export const describePlans = ({ deductedByPlans, net }: ComputedRun): string | null =>
  describeDeducted(deductedByPlans, net);
