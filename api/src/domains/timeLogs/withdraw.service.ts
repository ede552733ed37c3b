/** Taking back a week: what no one has decided about leaves the log. */
import { addDays, type Day } from 'rules/days';
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import type { WeekKey } from './week.service.ts';
import { removePending } from './withdraw.sql.ts';

export interface WithdrawnWeek extends WeekKey {
  /** The days that were removed from the log, starting on Monday. */
  withdrawnDays: Day[];
  /** Their keys, in the same order. */
  deletedKeys: string[];
}

/**
 * Takes back the viewer's own week. Days that were decided or that a run holds stay. Throws ConflictError when nothing
 * awaits a decision: of several requests at once, one takes the week back.
 */
export async function withdrawWeek(context: SignedInContext, weekStart: Day): Promise<WithdrawnWeek> {
  const week = { userId: context.viewer.id, weekStart };
  const removed = await inTransaction(context.db, async (tx) => {
    const days = await rowsIn(
      tx,
      removePending({ userId: week.userId, first: weekStart, last: addDays(weekStart, 6) }),
    );
    if (days.length === 0) throw new ConflictError('Nothing in this week is waiting for a decision.');
    days.sort((one, other) => one.date.localeCompare(other.date));
    await record(tx, context, {
      action: 'WEEK_WITHDRAWN',
      entityType: 'User',
      entityId: week.userId,
      oldValues: { days: days.map(({ id: _id, ...day }) => day) },
      newValues: { weekStart },
    });
    return days;
  });
  return {
    ...week,
    withdrawnDays: removed.map(({ date }) => date),
    deletedKeys: removed.map(({ id }) => id),
  };
}
