/** Submits a whole week: all of its days are written, or none. */
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { refuseEarlyDays } from '../../operation/firstDay.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import { applyChange, dayColumns, differs, type LoggedDay, toLoggedDay } from './dayRules.ts';
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

export interface SubmittedWeek {
  weekStart: Day;
  userId?: string | null;
  days: { date: Day; worked: boolean; description?: string | null; status?: TimeLogStatus | null }[];
}

/** The week that was written, to read it back. */
export interface WeekKey {
  userId: string;
  weekStart: Day;
}

const COORDINATE = 'Mutation.submitWeek';

interface DayChange {
  /** The key of the existing log. */
  id: string | undefined;
  previous: LoggedDay | undefined;
  next: LoggedDay;
}

/** What the submission changes. Unchanged days are dropped, so a submission may include a locked day unchanged. */
async function listChanges(context: SignedInContext, userId: string, days: SubmittedWeek['days']) {
  const logs = await context.db.timeLog.findMany({
    where: { userId, date: { in: days.map(({ date }) => toUtcMidnight(date)) } },
    select: dayColumns,
  });
  const logByDate = new Map(logs.map((log) => [fromUtcMidnight(log.date), log]));
  return days
    .map((day): DayChange => {
      const log = logByDate.get(day.date);
      const previous = log && toLoggedDay(log);
      return { id: log?.id, previous, next: applyChange(previous, day, userId === context.viewer.id) };
    })
    .filter(({ previous, next }) => differs(previous, next));
}

/** What changes in one person's week; the context is that of the person who enters it. */
export interface EnteredWeek extends WeekKey {
  context: SignedInContext;
  changes: DayChange[];
}

/** Writes weeks of one or many people, each with its audit entry. The days are unlocked; fails on a unique violation. */
export async function writeWeeks(tx: Tx, weeks: readonly EnteredWeek[]): Promise<void> {
  await tx.timeLog.createMany({
    data: weeks.flatMap(({ context, userId, changes }) =>
      changes
        .filter(({ previous }) => !previous)
        .map(({ next }) => ({ ...toColumns(context, next), userId })),
    ),
  });
  for (const { context, userId, weekStart, changes } of weeks) {
    for (const { id, previous, next } of changes)
      if (id && previous) await replaceDay(tx, context, { id, userId }, previous, next);
    const before = changes.flatMap(({ previous }) => previous ?? []);
    await record(tx, context, {
      action: 'WEEK_SUBMITTED',
      entityType: 'User',
      entityId: userId,
      oldValues: before.length ? { days: before } : undefined,
      newValues: { weekStart, days: changes.map(({ next }) => next) },
    });
  }
}

async function write(week: EnteredWeek): Promise<void> {
  const { context, userId, changes } = week;
  await inTransaction(context.db, async (tx) => {
    await assertUnlocked(
      tx,
      userId,
      changes.map(({ next }) => next.date),
      true,
    );
    await writeWeeks(tx, [week]);
    await mailRejections(
      tx,
      context,
      changes.map(({ previous, next }) => ({
        userId,
        date: next.date,
        before: previous?.status,
        after: next.status,
      })),
    );
  });
}

/**
 * Enters and changes the days of one week in one transaction, with one audit entry. Throws ValidationError for work in
 * the future and for days before the company's first one, ForbiddenError for other people's days and for decisions
 * about the viewer's own, and a LOCKED ConflictError if a changed day is on a payroll run.
 */
export async function submitWeek(context: SignedInContext, input: SubmittedWeek): Promise<WeekKey> {
  const userId = await findDayOwner(context, COORDINATE, input.userId);
  const early = input.days.flatMap((day, index) =>
    claimsFuture(context, day) ? { path: ['days', String(index), 'date'], message: FUTURE_DAY } : [],
  );
  if (early.length) throw new ValidationError(early);
  const week = { userId, weekStart: input.weekStart };
  // If the week is submitted twice at once, one request finds its new days written already. It reads them again and
  // then agrees.
  for (let tries = 2; ; tries--) {
    const changes = await listChanges(context, userId, input.days);
    for (const { next } of changes) assertMayDecide(context, COORDINATE, userId, next);
    if (changes.length === 0) return week;
    const added = changes.filter(({ previous }) => !previous).map(({ next }) => next.date);
    await refuseEarlyDays(
      context.db,
      added.map((date) => ({
        date,
        path: ['days', String(input.days.findIndex((day) => day.date === date)), 'date'],
      })),
    );
    try {
      await write({ context, ...week, changes });
      return week;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === 1) throw new ConflictError('These days were changed by someone else. Please try again.');
    }
  }
}
