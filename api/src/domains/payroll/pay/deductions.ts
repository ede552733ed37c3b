/**
 * What advances, recurring deductions and overpayments take off a run. Earlier payments for the week come off first, so
 * a reprocessed week gives the same result as a week that was right at once. Pure.
 */
import { type Day, yearOf } from 'rules/days';
import { type Cents, formatMoney, sumCents } from 'rules/money';
import { computeHandedOut, computeLeft, describeTaken, type WeekToHandOut } from 'rules/plans';
import { findDuePlans, isOfWeek, type OpenPlan } from '../../plans/duePlans.ts';
import { type RunLine, toRunLine } from './runLine.ts';

/** What a run takes for a plan. */
export interface Deduction {
  planId: string;
  description: string;
  /** The amount due with the week. Above zero. */
  due: Cents;
  /** The week always hands out at least this much. */
  floor: Cents;
  /** What is left of its total before the run; null if it has no total. */
  left: Cents | null;
  /** What the run takes: less than the amount due if the floor or the pay leaves no more room. */
  amount: Cents;
}

/** What is owed on an advance or an overpayment, before and after the run. */
export interface PlanBalance {
  description: string;
  before: Cents;
  after: Cents;
}

export interface DeductionLine extends RunLine {
  planId: string;
}

export interface Deductions {
  /** Each plan with something due, oldest first. */
  deductions: Deduction[];
  lines: DeductionLine[];
  balances: PlanBalance[];
  /** Above zero if anything is taken. */
  deducted: Cents;
}

type Reported = 'COMPENSATION' | 'REIMBURSEMENT';
const NOTHING_KEPT: Readonly<Record<Reported, Cents>> = { COMPENSATION: 0, REIMBURSEMENT: 0 };

interface RunToDeductFrom {
  weekStart: Day;
  payDate: Day;
  pay: WeekToHandOut;
  /** Plans to skip this time. */
  skipped: readonly string[];
  /** The plan to pay off in full. */
  paysOff?: string | undefined;
  /** What the run pays, by class. */
  reported: Readonly<Record<Reported, Cents>>;
}

/**
 * Splits an installment by tax class. An overpayment taken back in the year that reported it adjusts what is reported.
 * An amount kept for the same week adjusts what that week pays of the same class, in any year, because it was never
 * handed out. Pay is never kept from expenses or vice versa: the year would report too little. Everything else
 * is a deduction and changes no year's reported amounts.
 */
function split(
  { overpaid }: OpenPlan,
  amount: Cents,
  payDate: Day,
  kept: Readonly<Record<Reported, Cents>>,
): Pick<RunLine, 'kind' | 'taxClass' | 'amount'>[] {
  const paidAs = overpaid?.taxClass;
  const isReported = paidAs === 'COMPENSATION' || paidAs === 'REIMBURSEMENT';
  const isOfYear = overpaid?.paidOn != null && yearOf(overpaid.paidOn) === yearOf(payDate);
  const adjusted = !isReported ? 0 : isOfYear ? amount : Math.max(0, Math.min(amount, kept[paidAs]));
  return [
    ...(isReported ? [{ kind: 'ADJUSTMENT', taxClass: paidAs, amount: adjusted } as const] : []),
    { kind: 'DEDUCTION', taxClass: 'DEDUCTION', amount: amount - adjusted } as const,
  ].filter((part) => part.amount > 0);
}

/** What the run takes for each plan, and what is owed afterward. */
export function computeDeductions(plans: readonly OpenPlan[], run: RunToDeductFrom): Deductions {
  const { weekStart, pay, skipped, paysOff } = run;
  const due = findDuePlans(plans, weekStart, skipped, paysOff);
  const { taken: applied } = computeHandedOut(due, pay);
  // Two plans must not be kept from the same amount.
  const kept = { ...run.reported };
  const lines = applied.flatMap(({ plan, amount }) => {
    const description = describeTaken(plan, amount);
    return split(plan, amount, run.payDate, isOfWeek(plan, weekStart) ? kept : NOTHING_KEPT).map((part) => {
      if (part.taxClass === 'COMPENSATION' || part.taxClass === 'REIMBURSEMENT')
        kept[part.taxClass] -= part.amount;
      return {
        ...toRunLine({ ...part, amount: -part.amount, date: null, description }),
        planId: plan.id,
      };
    });
  });
  const amounts = new Map(applied.map(({ plan, amount }) => [plan.id, amount]));
  return {
    deductions: due.map((plan) => ({
      ...{ planId: plan.id, description: plan.description, due: plan.due, floor: plan.floor },
      left: computeLeft(plan.total, plan.taken),
      amount: amounts.get(plan.id) ?? 0,
    })),
    lines,
    balances: plans.flatMap(({ id, kind, description, total, taken: before, repaid }) => {
      const left = kind === 'RECURRING' ? null : computeLeft(total, before);
      if (!left) return [];
      const name = repaid > 0 ? `${description}, ${formatMoney(repaid)} paid back` : description;
      return [{ description: name, before: left, after: left - (amounts.get(id) ?? 0) }];
    }),
    deducted: sumCents(amounts.values()),
  };
}

/** '$125.00 is deducted, $875.00 will be paid.' Null if nothing is deducted. */
export const describeDeducted = (deducted: Cents, net: Cents): string | null =>
  deducted > 0 ? `${formatMoney(deducted)} is deducted, ${formatMoney(net)} will be paid.` : null;
