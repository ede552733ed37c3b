/** Steps shared by entering one day and submitting a week. */
import { type Day, toUtcMidnight } from 'rules/days';
import { todayIn } from 'rules/zonedDays';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { assertAllowed, canDecideDays, canLogDaysFor } from '../../viewer/policy.ts';
import type { LoggedDay } from './dayRules.ts';
import { assertUnlocked } from './locks.ts';

/**
 * The key of the person whose days are changed: the viewer by default. Throws ForbiddenError for someone else's days,
 * NotFoundError for an unknown person and ConflictError for an archived one.
 */
export async function findDayOwner(
  context: SignedInContext,
  coordinate: string,
  userId: string | null | undefined,
): Promise<string> {
  const { db, viewer } = context;
  const ownerId = userId === null || userId === undefined ? viewer.id : toKey('User', userId);
  assertAllowed(context, coordinate, canLogDaysFor(viewer, ownerId));
  if (ownerId === viewer.id) return ownerId;
  const owner = await db.user.findUnique({ where: { id: ownerId }, select: { archivedAt: true } });
  if (!owner) throw new NotFoundError('User');
  if (owner.archivedAt) throw new ConflictError('You can’t enter days for an archived user.');
  return ownerId;
}

/** Only someone who may decide the day can change it to a decided status. */
export function assertMayDecide(
  context: SignedInContext,
  coordinate: string,
  ownerId: string,
  next: LoggedDay,
) {
  if (next.status !== 'PENDING') assertAllowed(context, coordinate, canDecideDays(context.viewer, ownerId));
}

export const FUTURE_DAY = 'You can’t mark a future day as worked.';

/** Whether the day is marked as worked although it is in the future, by the company's calendar. */
export const claimsFuture = (context: SignedInContext, day: { date: Day; worked: boolean }): boolean =>
  day.worked && day.date > todayIn(context.now(), context.timeZone);

/** The columns that store the day. */
export const toColumns = (context: SignedInContext, day: LoggedDay) => ({
  ...day,
  date: toUtcMidnight(day.date),
  ...(day.status === 'PENDING'
    ? { decidedById: null, decidedAt: null }
    : { decidedById: context.viewer.id, decidedAt: context.now() }),
});

/**
 * Changes the day only if it is unchanged since it was read and on no run; otherwise throws ConflictError. So no one
 * approves what the owner changed a moment ago, and no run loses a day it has just taken.
 */
export async function replaceDay(
  tx: Tx,
  context: SignedInContext,
  log: { id: string; userId: string },
  previous: LoggedDay,
  next: LoggedDay,
): Promise<void> {
  const { count } = await tx.timeLog.updateMany({
    where: { id: log.id, payrollRunId: null, ...previous, date: toUtcMidnight(previous.date) },
    data: toColumns(context, next),
  });
  if (count === 1) return;
  await assertUnlocked(tx, log.userId, [previous.date]);
  throw new ConflictError('This day was changed by someone else. Please reload it.');
}
