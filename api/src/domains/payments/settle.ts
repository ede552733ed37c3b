/**
 * Writes payments as rows: each payment, the whole runs it pays, and the audit entries. The caller has locked the
 * payees and then read the runs, so that two payments of one run happen one after the other.
 */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { toAmount, toDecimal } from 'rules/money';
import type { AuditEntry } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import type { PaymentMethod } from '../../platform/db/generated/client/enums.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import {
  type GivenPayment,
  type GivenSettled,
  lockedPayees,
  type RunToSettle,
  recordedPayments,
  runsToSettle,
} from './record.sql.ts';

/** What one payment pays: runs of one person. */
export interface Settlement {
  userId: string;
  runs: readonly Pick<RunToSettle, 'id' | 'number' | 'weekStart' | 'net'>[];
  date: Day;
  method: PaymentMethod;
  reference: string;
}

export interface Settled {
  /** The keys of the payments, in the order of the settlements. */
  payments: string[];
  /** For the audit log, one for each run. */
  entries: AuditEntry[];
}

/** Locks the people, then reads their runs. */
export async function lockRuns(
  tx: RawTx,
  people: readonly string[],
  runs: readonly string[],
): Promise<RunToSettle[]> {
  await rowsIn(tx, lockedPayees({ people: [...new Set(people)] }));
  return rowsIn(tx, runsToSettle({ runs }));
}

const paidEntry = (
  run: Settlement['runs'][number],
  { userId, date, method, reference }: Settlement,
  payment: number,
  request: number | undefined,
): AuditEntry => ({
  action: 'PAYROLL_PAID',
  entityType: 'PayrollRun',
  entityId: run.id,
  oldValues: { status: 'PROCESSED' },
  newValues: {
    number: run.number,
    userId,
    status: 'PAID',
    payment,
    paidOn: date,
    method,
    ...(reference ? { reference } : {}),
    net: toAmount(run.net),
    ...(request === undefined ? {} : { request }),
  },
});

/** Who records payments when the viewer gives the second approval. */
export interface Recorder {
  recordedById: string;
  approvedById: string;
  /** The number of the request. */
  request: number;
}

/** Throws ValidationError for a payment dated before the week of a run. */
export function assertNotBeforeWeek({ runs, date }: Pick<Settlement, 'runs' | 'date'>): void {
  const early = runs.find(({ weekStart }) => date < weekStart);
  if (early)
    throw ValidationError.of(
      'date',
      `Payroll #${early.number} is for a week that begins on ${formatDay(early.weekStart)}; it can’t have been paid before that.`,
    );
}

/** Records the payments. Every run must be processed. */
export async function settle(
  tx: RawTx,
  context: SignedInContext,
  settlements: readonly Settlement[],
  recorder?: Recorder,
): Promise<Settled> {
  const payments: Record<keyof GivenPayment, string>[] = [];
  const settled: GivenSettled[] = [];
  settlements.forEach(assertNotBeforeWeek);
  for (const { userId, runs, date, method, reference } of settlements) {
    const id = newTimeKey(context.now());
    const amount = toDecimal(runs.reduce((sum, { net }) => sum + net, 0));
    payments.push({ id, userId, date, method, reference, amount });
    settled.push(...runs.map((run) => ({ paymentId: id, runId: run.id })));
  }
  const rows = await rowsIn(
    tx,
    recordedPayments({
      payments: JSON.stringify(payments),
      settled: JSON.stringify(settled),
      by: recorder?.recordedById ?? context.viewer.id,
      approvedBy: recorder?.approvedById ?? null,
      at: context.now(),
    }),
  );
  if (rows[0]?.runs !== settled.length) throw new Error('A run changed although its payee was locked.');
  const numberOf = new Map(rows.map(({ id, number }) => [id, number]));
  return {
    payments: payments.map(({ id }) => id),
    entries: settlements.flatMap((settlement, index) =>
      settlement.runs.map((run) =>
        paidEntry(run, settlement, numberOf.get(payments[index]!.id)!, recorder?.request),
      ),
    ),
  };
}
