/**
 * Takes off a new run what advances and recurring deductions have due. The payee's row is locked, and the statement
 * that made the run has read the plans, so two runs never take the same instalment. What had been paid for the week
 * before is taken off first: a week that is done again comes out as if it had been right at once.
 */
import type { Day } from 'rules/days';
import { type Cents, formatMoney, sumCents, toDecimal } from 'rules/money';
import { computeLeft, describeTaken, type PayToTakeFrom, takeDue } from 'rules/plans';
import { NotFoundError } from '../../operation/errors.ts';
import type { PayrollLineClass } from '../../platform/db/generated/client/enums.ts';
import { changeIn, type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { findDuePlans, isOfWeek, type OpenPlan } from '../plans/duePlans.ts';
import { addedInstalments, type GivenInstalment, plansOfPerson } from './takePlans.sql.ts';

export interface Instalment {
  planId: string;
  kind: 'DEDUCTION' | 'ADJUSTMENT';
  taxClass: PayrollLineClass;
  /** Negative. */
  amount: Cents;
  description: string;
}

/** What is owed of an advance or an overpayment before the run and after it. */
export interface PlanBalance {
  description: string;
  before: Cents;
  after: Cents;
}

export interface TakenPlans {
  lines: Instalment[];
  balances: PlanBalance[];
  /** Above zero where something was taken. */
  deducted: Cents;
}

interface RunToTakeFrom {
  runId: string;
  weekStart: Day;
  /** How many lines it has already. */
  lines: number;
  pay: PayToTakeFrom;
  payDate: Day;
  /** Plans that are left out this time. */
  skipped: readonly string[];
  /** The plan of which all that is left is taken. */
  settles?: string | undefined;
  /** What the run comes to by class. */
  reported: Readonly<Record<Reported, Cents>>;
}

type Reported = 'COMPENSATION' | 'REIMBURSEMENT';
const NOTHING_KEPT: Readonly<Record<Reported, Cents>> = { COMPENSATION: 0, REIMBURSEMENT: 0 };

/** Throws NotFoundError for a plan that the person does not have. */
export async function assertPlansOf(tx: RawTx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [found] = await rowsIn(tx, plansOfPerson({ userId, ids }));
  if (found!.plans < new Set(ids).size) throw new NotFoundError('Plan');
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
): Pick<Instalment, 'kind' | 'taxClass' | 'amount'>[] {
  const paidAs = overpaid?.taxClass;
  const isReported = paidAs === 'COMPENSATION' || paidAs === 'REIMBURSEMENT';
  const isOfYear = overpaid?.paidOn != null && toYear(overpaid.paidOn) === toYear(payDate);
  const adjusted = !isReported ? 0 : isOfYear ? amount : Math.max(0, Math.min(amount, kept[paidAs]));
  return [
    ...(isReported ? [{ kind: 'ADJUSTMENT', taxClass: paidAs, amount: adjusted } as const] : []),
    { kind: 'DEDUCTION', taxClass: 'DEDUCTION', amount: amount - adjusted } as const,
  ].filter((part) => part.amount > 0);
}

/** What the run takes, and what is owed then. Pure. */
export function planTaking(
  plans: readonly OpenPlan[],
  run: Pick<RunToTakeFrom, 'weekStart' | 'pay' | 'payDate' | 'skipped' | 'settles' | 'reported'>,
): TakenPlans {
  const { weekStart, pay, skipped, settles } = run;
  const taken = takeDue(findDuePlans(plans, weekStart, skipped, settles), pay);
  // Two of them must not be kept from the same amount.
  const kept = { ...run.reported };
  const lines = taken.flatMap(({ plan, amount }) => {
    const description = describeTaken(plan, amount);
    return split(plan, amount, run.payDate, isOfWeek(plan, weekStart) ? kept : NOTHING_KEPT).map((part) => {
      if (part.taxClass === 'COMPENSATION' || part.taxClass === 'REIMBURSEMENT')
        kept[part.taxClass] -= part.amount;
      return { planId: plan.id, description, ...part, amount: -part.amount };
    });
  });
  const amounts = new Map(taken.map(({ plan, amount }) => [plan.id, amount]));
  return {
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

/** Adds the lines to the run. */
export async function takePlans(
  tx: RawTx,
  plans: readonly OpenPlan[],
  run: RunToTakeFrom,
): Promise<TakenPlans> {
  const taken = planTaking(plans, run);
  const lines = taken.lines.map(({ planId, kind, taxClass, amount, description }, index) => ({
    ...{ planId, kind, taxClass, description },
    position: run.lines + index + 1,
    amount: toDecimal(amount),
  }));
  if (lines.length)
    await changeIn(
      tx,
      addedInstalments({
        runId: run.runId,
        lines: JSON.stringify(lines satisfies Record<keyof GivenInstalment, unknown>[]),
      }),
    );
  return taken;
}

/** '$125.00 is deducted, $875.00 is to be paid.' Null where nothing is deducted. */
export const describeDeducted = (deducted: Cents, net: Cents): string | null =>
  deducted > 0 ? `${formatMoney(deducted)} is deducted, ${formatMoney(net)} is to be paid.` : null;
