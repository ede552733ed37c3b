/**
 * The run as rows: itself, its days, its lines, its locks on the time log and its request, all in one statement, which
 * also reads what the pay statement will say.
 */
import type { Day } from 'rules/days';
import { toDecimal } from 'rules/money';
import type { SignedInContext } from '../../operation/context.ts';
import type { PayrollRunKind } from '../../platform/db/generated/client/enums.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { type GivenDay, type GivenLine, insertedRequestedRun, insertedRun } from './insertRun.sql.ts';
import type { RunDay } from './receiptLines.ts';
import type { RunLine } from './runLine.ts';
import { toYear } from './statement/build.ts';
import { computeTotals } from './weekInput.ts';

/** The request that a run is the response to. */
export interface RequestKey {
  key: string;
  requestHash: string;
}

export interface RunToInsert {
  kind: PayrollRunKind;
  /** The run that an adjustment adds to or corrects. */
  adjustsId: string | null;
  /** Why it corrects that run; null for anything else. */
  correction: string | null;
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  days: readonly RunDay[];
  /** What they are for, line by line. */
  lines: readonly RunLine[];
  /** The plan of which it takes what is left, and nothing of any other. */
  settles?: string | undefined;
  request?: RequestKey | undefined;
}

/** The run, and what is known about payer and payee when it is created. */
export type InsertedRun = RowOf<typeof insertedRun>;

/** Inserts the run. One of the same person and week that is not void makes it fail on a unique violation. */
export async function insertRun(tx: RawTx, context: SignedInContext, run: RunToInsert): Promise<InsertedRun> {
  const { request, kind, adjustsId, correction, userId, weekStart, weekEnd, payDate } = run;
  const { basePay, bonuses, totalPay } = computeTotals(run.days);
  const days = run.days.map(({ date, pay, expenses, notes, isWorked, isTaken }) => ({
    date,
    pay: toDecimal(pay),
    expenses: toDecimal(expenses),
    notes,
    isWorked,
    isTaken,
  }));
  const lines = run.lines.map((line, index) => ({
    ...line,
    position: index + 1,
    amount: toDecimal(line.amount),
  }));
  const values = {
    ...{ kind, adjustsId, correction, userId, weekStart, weekEnd, payDate },
    id: newTimeKey(context.now()),
    basePay: toDecimal(basePay),
    bonuses: toDecimal(bonuses),
    totalPay: toDecimal(totalPay),
    newYear: `${toYear(payDate)}-01-01`,
    settles: run.settles ?? null,
    by: context.viewer.id,
    at: context.now(),
    days: JSON.stringify(days satisfies Record<keyof GivenDay, unknown>[]),
    lines: JSON.stringify(lines satisfies Record<keyof GivenLine, unknown>[]),
  };
  const statement = request ? insertedRequestedRun({ ...values, ...request }) : insertedRun(values);
  const [inserted] = await rowsIn(tx, statement);
  return inserted!;
}
