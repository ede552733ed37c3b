/** Saves computed runs with their statements and audit entries. */
import type { Day } from 'rules/days';
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { type AuditEntry, recordWith } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { type RawTx, sendIn } from '../../platform/sql/transaction.ts';
import type { ComputedRun, RunWish } from './pay/computeRun.ts';
import { describeOverpayment, type Overpayment } from './pay/overpayments.ts';
import type { PaidReceipt, RunDay } from './pay/weekLines.ts';
import {
  type GivenDay,
  type GivenLine,
  type GivenPlan,
  type GivenRequest,
  type GivenRun,
  savedRuns,
} from './saveRun.sql.ts';
import type { NewStatement } from './statement/content.ts';
import { computeTotals } from './weekInput.ts';

/** The request that a run answers. */
export interface RequestKey {
  key: string;
  requestHash: string;
}

/** A run to write: its days and its lines have the same sum. */
export interface RunToWrite extends RunWish {
  /** The run that an adjustment adds to or corrects. */
  adjustsId: string | null;
  /** Why it corrects that run; null for anything else. */
  correction: string | null;
  userId: string;
  weekEnd: Day;
  days: readonly RunDay[];
  receipts: readonly PaidReceipt[];
  request?: RequestKey | undefined;
  /** How much of an overpayment to take back each week; as much as possible if omitted. */
  weekly?: Cents | null | undefined;
}

export interface RunToSave extends RunToWrite {
  id: string;
  number: number;
  replacesId: string | null;
  computed: ComputedRun;
  statement: NewStatement;
  entry: AuditEntry;
  /** The highest floor agreed with the person. Taking back an overpayment respects it too. */
  floor: Cents;
}

const toDay = (
  { id: runId }: RunToSave,
  { date, pay, expenses, notes, isWorked, isTaken }: RunDay,
): Record<keyof GivenDay, unknown> => ({
  ...{ runId, date, pay: toDecimal(pay), expenses: toDecimal(expenses), notes, isWorked, isTaken },
});

function toRow({ id, number, replacesId, statement, ...run }: RunToSave): Record<keyof GivenRun, unknown> {
  const { basePay, bonuses, totalPay } = computeTotals(run.days);
  return {
    ...{ id, number, replacesId, kind: run.kind, adjustsId: run.adjustsId, correction: run.correction },
    ...{ userId: run.userId, weekStart: run.weekStart, weekEnd: run.weekEnd, payDate: run.payDate },
    basePay: toDecimal(basePay),
    bonuses: toDecimal(bonuses),
    totalPay: toDecimal(totalPay),
    content: statement,
  };
}

/** The plans that take back a run's overpayments, each with its audit entry. */
function toPlans({ id: runId, computed, weekStart, userId, floor, ...run }: RunToSave, now: Date) {
  return computed.overpayments.map((overpayment) => {
    const { amount, runId: overpaidRunId } = overpayment;
    const id = newTimeKey(now);
    const description = describeOverpayment(overpayment);
    const weekly: Cents = run.weekly ?? amount;
    const plan = {
      ...{ id, runId, description, overpaidRunId },
      total: toDecimal(amount),
      weekly: toDecimal(weekly),
      floor: toDecimal(floor),
    } satisfies Record<keyof GivenPlan, unknown>;
    const entry: AuditEntry = {
      action: 'PLAN_CREATED',
      entityType: 'Plan',
      entityId: id,
      newValues: {
        ...{ userId, kind: 'OVERPAYMENT', description, firstWeek: weekStart },
        weekly: toAmount(weekly),
        floor: toAmount(floor),
        amount: toAmount(amount),
      },
    };
    return { overpayment, plan, entry };
  });
}

function toLines(
  { id: runId, computed }: RunToSave,
  planOf: ReadonlyMap<Overpayment, string>,
): Record<keyof GivenLine, unknown>[] {
  return computed.lines.map(({ overpayment, planId, amount, ...line }, index) => ({
    ...line,
    ...{ runId, position: index + 1, amount: toDecimal(amount) },
    planId: overpayment ? planOf.get(overpayment)! : planId,
  }));
}

const toRequest = ({ id: runId, request }: RunToSave): Record<keyof GivenRequest, unknown>[] =>
  request ? [{ runId, key: request.key, requestHash: request.requestHash }] : [];

/**
 * Saves the runs. Returns the audit entries of the plans they create, to record after the runs' own. The transaction
 * fails on a unique violation if a person's week has a run already or a request's key is taken.
 */
export async function saveRuns(
  tx: RawTx,
  context: SignedInContext,
  runs: readonly RunToSave[],
): Promise<AuditEntry[]> {
  const at = context.now();
  const plans = runs.flatMap((run) => toPlans(run, at));
  const planOf = new Map(plans.map(({ overpayment, plan }) => [overpayment, plan.id]));
  const values = {
    runs: JSON.stringify(runs.map(toRow)),
    days: JSON.stringify(runs.flatMap((run) => run.days.map((day) => toDay(run, day)))),
    lines: JSON.stringify(runs.flatMap((run) => toLines(run, planOf))),
    plans: JSON.stringify(plans.map(({ plan }) => plan)),
    requests: JSON.stringify(runs.flatMap(toRequest)),
    ...{ by: context.viewer.id, at },
  };
  const own = runs.map(({ entry }) => entry);
  await recordWith(context, own, (entries) => sendIn(tx, savedRuns({ ...values, entries })));
  return plans.map(({ entry }) => entry);
}
