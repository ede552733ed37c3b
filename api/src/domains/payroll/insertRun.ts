/**
 * The run as rows: itself, its days, its hold on the time log and its request, all by one statement, which reads what
 * the pay statement will say as well.
 */
import type { Day } from 'rules/days';
import { toDecimal } from 'rules/money';
import type { SignedInContext } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import type { RawTx } from '../../platform/sql/transaction.ts';
import { attachDays } from './attachDays.ts';
import { type KnownParties, partiesSql } from './statement/parties.ts';
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

export interface InsertedRun {
  id: string;
  number: number;
  /** The void run of the same week that it stands in for. */
  replacesId: string | null;
  known: KnownParties;
}

/** A key that is taken is a unique violation and takes the run back with it. */
const rememberRequest = ({ viewer, now }: SignedInContext, request: RequestKey | undefined): Prisma.Sql =>
  request
    ? Prisma.sql`, request AS (
        INSERT INTO "IdempotencyKey" ("userId", key, "requestHash", "runId", "createdAt")
        SELECT ${viewer.id}::uuid, ${request.key}, ${request.requestHash}, run.id, ${now().toISOString()}::timestamptz
        FROM run)`
    : Prisma.empty;

/** Inserts the run. One of the same person and week that is not void makes it fail on a unique violation. */
export async function insertRun(tx: RawTx, context: SignedInContext, run: RunToInsert): Promise<InsertedRun> {
  const { userId, weekStart, weekEnd, payDate, entries, request } = run;
  const { basePay, bonuses, totalPay } = computeTotals(entries);
  const days = entries.map(({ pay, expenses, ...day }) => ({
    ...day,
    pay: toDecimal(pay),
    expenses: toDecimal(expenses),
  }));
  const [inserted] = await tx.$queryRaw<[InsertedRun]>`
    WITH run AS (
      INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate",
        "processedById", "processedAt", "replacesId")
      SELECT ${newTimeKey(context.now())}::uuid, ${userId}::uuid, ${weekStart}::date, ${weekEnd}::date,
        ${toDecimal(basePay)}::numeric, ${toDecimal(bonuses)}::numeric, ${toDecimal(totalPay)}::numeric,
        ${payDate}::date, ${context.viewer.id}::uuid, ${context.now().toISOString()}::timestamptz,
        (SELECT old.id FROM "PayrollRun" old
          WHERE old."userId" = ${userId}::uuid AND old."weekStart" = ${weekStart}::date AND old.status = 'VOID'
            AND NOT EXISTS (SELECT FROM "PayrollRun" later WHERE later."replacesId" = old.id)
          ORDER BY old.number DESC LIMIT 1)
      RETURNING id, number, "replacesId", "basePay", bonuses, "totalPay"
    ),
    day AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(days)}::json)
        AS given (date date, pay numeric, expenses numeric, notes text)
    ),
    entry AS (
      INSERT INTO "PayrollEntry" (id, "runId", date, pay, expenses, notes)
      SELECT gen_random_uuid(), run.id, day.date, day.pay, day.expenses, day.notes FROM run, day
    ),
    ${attachDays(context, userId)}
    ${rememberRequest(context, request)}
    SELECT id::text, number, "replacesId"::text, (${partiesSql(run)}) AS known FROM run`;
  return inserted;
}
