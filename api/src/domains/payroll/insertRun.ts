/**
 * The run as rows: itself, its days, its lines, its locks on the time log and its request, all in one statement, which also reads
 * what the pay statement will say.
 */
import type { Day } from 'rules/days';
import { toDecimal } from 'rules/money';
import { type DayLine, toLines } from 'rules/payLines';
import type { SignedInContext } from '../../operation/context.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { type GivenDay, type GivenLine, insertedRequestedRun, insertedRun } from './insertRun.sql.ts';
import { toYear } from './statement/build.ts';
import { computeTotals, type EntryCents } from './weekInput.ts';

/** The request that a run is the response to. */
export interface RequestKey {
  key: string;
  requestHash: string;
}

export interface RunToInsert {
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  entries: readonly EntryCents[];
  request?: RequestKey | undefined;
}

/** The run, and what is known about payer and payee when it is created. */
export type InsertedRun = RowOf<typeof insertedRun>;

/** What the days pay, line by line. */
export const linesOf = (entries: readonly EntryCents[]): DayLine[] => entries.flatMap((day) => toLines(day));

/** Inserts the run. One of the same person and week that is not void makes it fail on a unique violation. */
export async function insertRun(tx: RawTx, context: SignedInContext, run: RunToInsert): Promise<InsertedRun> {
  const { entries, request, userId, weekStart, weekEnd, payDate } = run;
  const { basePay, bonuses, totalPay } = computeTotals(entries);
  const days = entries.map(({ date, pay, expenses, notes }) => ({
    date,
    pay: toDecimal(pay),
    expenses: toDecimal(expenses),
    notes,
  }));
  const lines = linesOf(entries).map((line, index) => ({
    ...line,
    position: index + 1,
    amount: toDecimal(line.amount),
  }));
  const values = {
    ...{ userId, weekStart, weekEnd, payDate },
    id: newTimeKey(context.now()),
    basePay: toDecimal(basePay),
    bonuses: toDecimal(bonuses),
    totalPay: toDecimal(totalPay),
    newYear: `${toYear(payDate)}-01-01`,
    by: context.viewer.id,
    at: context.now(),
    days: JSON.stringify(days satisfies Record<keyof GivenDay, string>[]),
    lines: JSON.stringify(lines satisfies Record<keyof GivenLine, unknown>[]),
  };
  const statement = request ? insertedRequestedRun({ ...values, ...request }) : insertedRun(values);
  const [inserted] = await rowsIn(tx, statement);
  return inserted!;
}
