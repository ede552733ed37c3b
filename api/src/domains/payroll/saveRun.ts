/** A computed run as rows, saved with its statement and its entry in the audit log. */
import type { Day } from 'rules/days';
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { type AuditEntry, recordWith } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import type { RawTx } from '../../platform/sql/transaction.ts';
import type { ComputedRun, RunWish } from './pay/computeRun.ts';
import { describeOverpayment, type Overpayment } from './pay/overpayments.ts';
import type { PaidReceipt, RunDay } from './pay/weekLines.ts';
import { type GivenDay, type GivenLine, type GivenPlan, savedRequestedRun, savedRun } from './saveRun.sql.ts';
import type { NewStatement } from './statement/content.ts';
import { computeTotals } from './weekInput.ts';

/** The request that a run is the response to. */
export interface RequestKey {
  key: string;
  requestHash: string;
}

/** A run as it will be: its days and its lines add up to the same. */
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
  /** What is taken back of an overpayment each week; all that can be if left out. */
  weekly?: Cents | null | undefined;
}

export interface RunToSave extends RunToWrite {
  id: string;
  number: number;
  replacesId: string | null;
  computed: ComputedRun;
  statement: NewStatement;
  entry: AuditEntry;
  /** The highest floor that was agreed with the person: what takes back an overpayment keeps to it as well. */
  floor: Cents;
}

const toDay = ({ date, pay, expenses, notes, isWorked, isTaken }: RunDay) =>
  ({ date, pay: toDecimal(pay), expenses: toDecimal(expenses), notes, isWorked, isTaken }) satisfies Record<
    keyof GivenDay,
    unknown
  >;

/**
 * Saves the run, and returns the entries that say what it leaves with plans, which belong behind its own in the audit log.
 * One of the same person and week that is not void, or a request's key that is taken, makes it fail on a unique violation.
 */
export async function saveRun(tx: RawTx, context: SignedInContext, run: RunToSave): Promise<AuditEntry[]> {
  const { id, computed, statement, request, userId, weekStart, floor } = run;
  const { basePay, bonuses, totalPay } = computeTotals(run.days);
  const planOf = new Map(
    computed.overpayments.map((overpayment) => [overpayment, newTimeKey(context.now())]),
  );
  const weekly = ({ amount }: Overpayment): Cents => run.weekly ?? amount;
  const lines = computed.lines.map(({ overpayment, planId, amount, ...line }, index) => ({
    ...line,
    position: index + 1,
    amount: toDecimal(amount),
    planId: overpayment ? planOf.get(overpayment)! : planId,
  }));
  const plans = computed.overpayments.map((overpayment) => ({
    id: planOf.get(overpayment)!,
    description: describeOverpayment(overpayment),
    total: toDecimal(overpayment.amount),
    weekly: toDecimal(weekly(overpayment)),
    floor: toDecimal(floor),
    overpaidRunId: overpayment.runId,
  }));
  const values = {
    ...{ id, number: run.number, replacesId: run.replacesId, kind: run.kind, adjustsId: run.adjustsId },
    ...{ correction: run.correction, userId, weekStart, weekEnd: run.weekEnd, payDate: run.payDate },
    basePay: toDecimal(basePay),
    bonuses: toDecimal(bonuses),
    totalPay: toDecimal(totalPay),
    by: context.viewer.id,
    at: context.now(),
    days: JSON.stringify(run.days.map(toDay)),
    lines: JSON.stringify(lines satisfies Record<keyof GivenLine, unknown>[]),
    plans: JSON.stringify(plans satisfies Record<keyof GivenPlan, unknown>[]),
    content: JSON.stringify(statement),
  };
  await recordWith(tx, context, run.entry, (entry) =>
    request ? savedRequestedRun({ ...entry, ...values, ...request }) : savedRun({ ...entry, ...values }),
  );
  return computed.overpayments.map((overpayment) => ({
    action: 'PLAN_CREATED',
    entityType: 'Plan',
    entityId: planOf.get(overpayment)!,
    newValues: {
      ...{ userId, kind: 'OVERPAYMENT', description: describeOverpayment(overpayment), firstWeek: weekStart },
      weekly: toAmount(weekly(overpayment)),
      floor: toAmount(floor),
      amount: toAmount(overpayment.amount),
    },
  }));
}
