/** Enters and changes one day. */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { refuseEarlyDays } from '../../operation/firstDay.ts';
import { toKey } from '../../operation/ids.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import { assertAllowed, canLogDaysFor } from '../../viewer/policy.ts';
import { applyChange, changeAction, type DayChanges, dayColumns, differs, toLoggedDay } from './dayRules.ts';
import {
  assertMayDecide,
  claimsFuture,
  FUTURE_DAY,
  findDayOwner,
  replaceDay,
  toColumns,
} from './dayWrites.ts';
import { assertUnlocked } from './locks.ts';
import { mailRejections } from './mailRejections.ts';
import { visibleTimeLogs } from './timeLogs.service.ts';

export interface NewDay {
  date: Day;
  worked: boolean;
  description?: string | null;
  status?: TimeLogStatus | null;
  /** The ID of the person; the viewer by default. */
  userId?: string | null;
}

const asTakenDay = (day: Day) => (error: unknown) => {
  if (isUniqueViolation(error)) throw new ConflictError(`There is already a time log for ${formatDay(day)}.`);
  throw error;
};

/**
 * Logs a day. Returns the key of the new log. Throws ConflictError for a day that is logged already or on a payroll
 * run, ValidationError for work in the future or before the company's first day, and ForbiddenError for other people's
 * days and for decisions about the viewer's own.
 */
export async function logDay(context: SignedInContext, input: NewDay): Promise<string> {
  const coordinate = 'Mutation.logDay';
  const userId = await findDayOwner(context, coordinate, input.userId);
  const day = applyChange(undefined, input, userId === context.viewer.id);
  if (claimsFuture(context, day)) throw ValidationError.of('date', FUTURE_DAY);
  assertMayDecide(context, coordinate, userId, day);
  await refuseEarlyDays(context.db, [{ date: day.date, path: ['date'] }]);
  return inTransaction(context.db, async (tx) => {
    await assertUnlocked(tx, userId, [day.date]);
    const log = await tx.timeLog.create({
      data: { ...toColumns(context, day), userId },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'TIME_LOG_CREATED',
      entityType: 'TimeLog',
      entityId: log.id,
      newValues: { userId, ...day },
    });
    await mailRejections(tx, context, [{ userId, date: day.date, before: undefined, after: day.status }]);
    return log.id;
  }).catch(asTakenDay(day.date));
}

/**
 * Changes, approves or rejects a day. Returns the key. Throws NotFoundError for a log that the viewer may not see, and
 * otherwise what `logDay` throws. Any change of a day on a payroll run is LOCKED.
 */
export async function updateTimeLog(
  context: SignedInContext,
  { id, ...asked }: DayChanges & { id: string },
): Promise<string> {
  const coordinate = 'Mutation.updateTimeLog';
  const log = await context.db.timeLog.findUnique({
    where: { id: toKey('TimeLog', id), ...visibleTimeLogs(context.viewer) },
    select: { ...dayColumns, userId: true },
  });
  if (!log) throw new NotFoundError('Time log');
  // Accountants can read everyone's days.
  assertAllowed(context, coordinate, canLogDaysFor(context.viewer, log.userId));
  const previous = toLoggedDay(log);
  const next = applyChange(
    previous,
    { ...asked, date: asked.date ?? previous.date },
    log.userId === context.viewer.id,
  );
  if (claimsFuture(context, next)) throw ValidationError.of('date', FUTURE_DAY);
  if (asked.rejectionReason && next.status !== 'REJECTED')
    throw ValidationError.of('rejectionReason', 'Only a rejection has a reason.');
  const changed = differs(previous, next);
  if (changed) assertMayDecide(context, coordinate, log.userId, next);
  // Days already in the log stay there and can be decided.
  if (next.date !== previous.date) await refuseEarlyDays(context.db, [{ date: next.date, path: ['date'] }]);
  return inTransaction(context.db, async (tx) => {
    await assertUnlocked(tx, log.userId, [previous.date, next.date]);
    // Writes and records nothing if nothing changes.
    if (!changed) return log.id;
    await replaceDay(tx, context, log, previous, next);
    await record(tx, context, {
      action: changeAction(previous, next),
      entityType: 'TimeLog',
      entityId: log.id,
      oldValues: { ...previous },
      newValues: { userId: log.userId, ...next },
    });
    const { userId } = log;
    await mailRejections(tx, context, [
      { userId, date: next.date, before: previous.status, after: next.status },
    ]);
    return log.id;
  }).catch(asTakenDay(next.date));
}
