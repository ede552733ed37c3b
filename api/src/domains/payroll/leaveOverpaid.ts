/**
 * Leaves what a new run has found to be paid too much with plans, one for each run with which it was and each class.
 * They take it back from the next week on, with the highest floor that was agreed with the person.
 */
import type { Day } from 'rules/days';
import { type Cents, toAmount, toDecimal } from 'rules/money';
import type { AuditEntry } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { changeIn, type RawTx } from '../../platform/sql/transaction.ts';
import type { OpenPlan } from '../plans/duePlans.ts';
import { type GivenOverpaid, leftOverpaid } from './leaveOverpaid.sql.ts';
import { describeOverpaid, LEFT_WITH_PLAN, type Overpaid } from './overpaid.ts';

interface Finder {
  id: string;
  userId: string;
  weekStart: Day;
  /** How many lines it has already. */
  lines: number;
  plans: readonly OpenPlan[];
  /** What is taken back each week; all that can be if nobody said. */
  weekly: Cents | null;
}

/** Returns the entries that say so, which belong behind the run's own in the audit log. */
export async function leaveOverpaid(
  tx: RawTx,
  context: SignedInContext,
  run: Finder,
  found: readonly Overpaid[],
): Promise<AuditEntry[]> {
  if (found.length === 0) return [];
  const { userId, weekStart } = run;
  const floor = Math.max(0, ...run.plans.map((plan) => plan.floor));
  const plans = found.map((overpaid, index) => ({
    planId: newTimeKey(context.now()),
    position: run.lines + index + 1,
    taxClass: overpaid.taxClass,
    amount: toDecimal(overpaid.amount),
    weekly: toDecimal(run.weekly ?? overpaid.amount),
    description: describeOverpaid(overpaid),
    runId: overpaid.runId,
  }));
  await changeIn(
    tx,
    leftOverpaid({
      ...{ finder: run.id, userId, weekStart, floor: toDecimal(floor), line: LEFT_WITH_PLAN },
      ...{ by: context.viewer.id, at: context.now() },
      found: JSON.stringify(plans satisfies Record<keyof GivenOverpaid, unknown>[]),
    }),
  );
  return found.map((overpaid, index) => ({
    action: 'PLAN_CREATED',
    entityType: 'Plan',
    entityId: plans[index]!.planId,
    newValues: {
      ...{ userId, kind: 'OVERPAYMENT', description: plans[index]!.description, firstWeek: weekStart },
      weekly: toAmount(run.weekly ?? overpaid.amount),
      floor: toAmount(floor),
      amount: toAmount(overpaid.amount),
    },
  }));
}
