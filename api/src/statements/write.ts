/** The statement of a run, kept in the transaction that makes the run. */
import type { Context } from '../context.ts';
import { Prisma } from '../db/generated/client/client.ts';
import type { Day } from '../lib/dates.ts';
import type { RawTx } from '../sql/transaction.ts';
import { buildStatement, type PaidDay } from './build.ts';
import { readParties } from './parties.ts';

/** A run that has just been written, with its hold on the time log. */
export interface RunToState {
  runId: string;
  number: number;
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  entries: readonly PaidDay[];
}

/** The statement to the database that keeps what the pay statement says, which takes one more to find out. */
export async function statementSql(
  tx: RawTx,
  { now, timeZone }: Context,
  run: RunToState,
): Promise<Prisma.Sql> {
  const { runId, number, weekStart, weekEnd, payDate, entries } = run;
  const content = buildStatement({
    ...(await readParties(tx, run)),
    now: now(),
    timeZone,
    run: { number, weekStart, weekEnd, payDate },
    entries,
  });
  return Prisma.sql`INSERT INTO "PayStatement" ("runId", content, "createdAt")
    VALUES (${runId}::uuid, ${JSON.stringify(content)}::jsonb, ${content.generatedAt}::timestamptz)`;
}
