/**
 * What advances, recurring deductions and overpayments take off a run. What had been paid for the week before is taken off
 * first: a week that is done again comes out as if it had been right at once. Pure.
 */
import type { Day } from 'rules/days';
import { type Cents, formatMoney, sumCents } from 'rules/money';
import { computeHandedOut, computeLeft, describeTaken, type WeekToHandOut } from 'rules/plans';
import { findDuePlans, isOfWeek, type OpenPlan } from '../../plans/duePlans.ts';
import { type RunLine, toRunLine } from './runLine.ts';

/** What a run takes of a plan. */
export interface Deduction {
  planId: string;
  description: string;
  /** What has come due with the week. Above zero. */
  due: Cents;
  /** What is handed out for the week is never brought below this. */
  floor: Cents;
  /** Of its total before the run; null where it has none. */
  left: Cents | null;
  /** What the run takes: less than what is due where the floor or the pay leaves no more room. */
  amount: Cents;
}

/** What is owed of an advance or an overpayment before the run and after it. */
export interface PlanBalance {
  description: string;
  before: Cents;
  after: Cents;
}

export interface DeductionLine extends RunLine {
  planId: string;
}

export interface Deductions {
  /** Each plan with something due, the oldest first. */
  deductions: Deduction[];
  lines: DeductionLine[];
  balances: PlanBalance[];
  /** Above zero where something is taken. */
  deducted: Cents;
}

type Reported = 'COMPENSATION' | 'REIMBURSEMENT';
const NOTHING_KEPT: Readonly<Record<Reported, Cents>> = { COMPENSATION: 0, REIMBURSEMENT: 0 };

interface RunToDeductFrom {
  weekStart: Day;
  payDate: Day;
  pay: WeekToHandOut;
  /** Plans that are left out this time. */
  skipped: readonly string[];
  /** The plan whose whole balance is taken. */
  paysOff?: string | undefined;
  /** What the run comes to by class. */
  reported: Readonly<Record<Reported, Cents>>;
}

const toYear = (day: Day): string => day.slice(0, 4);

/**
 * As what an instalment is taken. What was paid too much adjusts what is reported if it is taken back in the year that
 * reported it. What is kept for the very week adjusts what that is paid of the same class, in any year: it was never
 * handed out. Pay is not kept from expenses, or the other way round: the year would report too little of it. Anything
 * else is a deduction, and no year's reported amounts change.
 */
function split(
  { overpaid }: OpenPlan,
  amount: Cents,
  payDate: Day,
  kept: Readonly<Record<Reported, Cents>>,
): Pick<RunLine, 'kind' | 'taxClass' | 'amount'>[] {
  const paidAs = overpaid?.taxClass;
  const isReported = paidAs === 'COMPENSATION' || paidAs === 'REIMBURSEMENT';
  const isOfYear = overpaid?.paidOn != null && toYear(overpaid.paidOn) === toYear(payDate);
  const adjusted = !isReported ? 0 : isOfYear ? amount : Math.max(0, Math.min(amount, kept[paidAs]));
  return [
    ...(isReported ? [{ kind: 'ADJUSTMENT', taxClass: paidAs, amount: adjusted } as const] : []),
    { kind: 'DEDUCTION', taxClass: 'DEDUCTION', amount: amount - adjusted } as const,
  ].filter((part) => part.amount > 0);
}

/** What the run takes of each plan, and what is owed then. */
export function computeDeductions(plans: readonly OpenPlan[], run: RunToDeductFrom): Deductions {
  const { weekStart, pay, skipped, paysOff } = run;
  const due = findDuePlans(plans, weekStart, skipped, paysOff);
  const { taken: applied } = computeHandedOut(due, pay);
  // Two of them must not be kept from the same amount.
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

/** '$125.00 is deducted, $875.00 will be paid.' Null where nothing is deducted. */
export const describeDeducted = (deducted: Cents, net: Cents): string | null =>
  deducted > 0 ? `${formatMoney(deducted)} is deducted, ${formatMoney(net)} will be paid.` : null;
