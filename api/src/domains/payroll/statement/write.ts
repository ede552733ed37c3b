/** The statement of a run, kept in the transaction that makes the run. */
import type { Day } from 'rules/days';
import type { Context } from '../../../operation/context.ts';
import { Prisma } from '../../../platform/db/generated/client/client.ts';
import { buildStatement, type PaidDay } from './build.ts';
import { buildParties, type KnownParties } from './parties.ts';

/** A run that has just been written, with its hold on the time log. */
export interface RunToState {
  runId: string;
  number: number;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  entries: readonly PaidDay[];
}

/** The statement to the database that keeps what the pay statement says, from what is `known`. */
export function statementSql(
  { now, timeZone }: Context,
  { runId, number, weekStart, weekEnd, payDate, entries }: RunToState,
  known: KnownParties,
): Prisma.Sql {
  const content = buildStatement({
    ...buildParties(known),
    now: now(),
    timeZone,
    run: { number, weekStart, weekEnd, payDate },
    entries,
  });
  return Prisma.sql`INSERT INTO "PayStatement" ("runId", content, "createdAt")
    VALUES (${runId}::uuid, ${JSON.stringify(content)}::jsonb, ${content.generatedAt}::timestamptz)`;
}
