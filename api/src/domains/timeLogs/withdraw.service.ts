/** Recalls a week: pending days are removed from the log. */
import { addDays, type Day } from 'rules/days';
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import type { WeekKey } from './week.service.ts';
import { removePending } from './withdraw.sql.ts';

export interface WithdrawnWeek extends WeekKey {
  /** The days removed from the log, starting on Monday. */
  withdrawnDays: Day[];
  /** Their keys, in the same order. */
  deletedKeys: string[];
}

/**
 * Recalls the viewer's own week. Decided days and days on a run stay. Throws ConflictError if nothing is pending: of
 * several requests at once, one recalls the week.
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
