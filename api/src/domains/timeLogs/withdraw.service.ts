/** Taking back a week: what nobody has decided about leaves the log. */
import { addDays, type Day } from 'rules/days';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { LoggedDay } from './dayRules.ts';
import type { WeekKey } from './week.service.ts';

export interface WithdrawnWeek extends WeekKey {
  /** The days that left the log, from Monday on. */
  withdrawnDays: Day[];
}

/**
 * Removes the days that await a decision and that no run holds. One statement: it waits for a decision about one of
 * them that is under way, and then leaves that day alone.
 */
const removePending = (tx: Tx, { userId, weekStart }: WeekKey) =>
  tx.$queryRaw<LoggedDay[]>`
    DELETE FROM "TimeLog" log
    WHERE log."userId" = ${userId}::uuid
      AND log."date" BETWEEN ${weekStart}::date AND ${addDays(weekStart, 6)}::date
      AND log."status" = 'PENDING' AND log."payrollRunId" IS NULL
      AND NOT EXISTS (
        SELECT 1 FROM "PayrollEntry" entry JOIN "PayrollRun" run ON run."id" = entry."runId"
        WHERE run."userId" = log."userId" AND run."status" <> 'VOID' AND entry."date" = log."date"
          AND (entry."pay" > 0 OR entry."expenses" > 0))
    RETURNING log."date"::text AS "date", log."worked", log."description", log."status"::text AS "status",
      log."rejectionReason"`;

/**
 * Takes back the viewer's own week. Days that were decided or that a run holds stay. Throws ConflictError when nothing
 * awaits a decision: of several requests at once, one takes the week back.
 */
export async function withdrawWeek(context: SignedInContext, weekStart: Day): Promise<WithdrawnWeek> {
  const week = { userId: context.viewer.id, weekStart };
  const withdrawnDays = await inTransaction(context.db, async (tx) => {
    const removed = await removePending(tx, week);
    if (removed.length === 0) throw new ConflictError('Nothing of this week awaits a decision.');
    const days = removed.sort((one, other) => one.date.localeCompare(other.date));
    await record(tx, context, {
      action: 'WEEK_WITHDRAWN',
      entityType: 'User',
      entityId: week.userId,
      oldValues: { days },
      newValues: { weekStart },
    });
    return days.map(({ date }) => date);
  });
  return { ...week, withdrawnDays };
}
