/** Decides many days at once: writes the valid decisions together, and returns the others with reasons. */
import type { Day } from 'rules/days';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn, rowsIn } from '../../platform/sql/transaction.ts';
import { canDecideDays } from '../../viewer/policy.ts';
import type { Decision, Standing } from '../timeLogs/decision.ts';
import { mailRejections } from '../timeLogs/mailRejections.ts';
import { decided, holdingRuns, lockedDays } from './decide.sql.ts';
import { findRefusal } from './decisionRules.ts';

export interface DaysToDecide extends Decision {
  days: readonly { id: string; revision: string }[];
}

export interface RefusedDay {
  /** The ID as sent. */
  id: string;
  /** Null if the day is not in the log. */
  key: string | null;
  date: Day | null;
  message: string;
}

export interface DecidedDays {
  /** Keys of the decided days, in the order sent. */
  decided: string[];
  refused: RefusedDay[];
}

interface LockedDay extends Standing {
  id: string;
  date: Day;
}

/** The runs that have any of these days, by day. */
async function runNumbers(tx: Tx, ids: string[]): Promise<Map<string, number>> {
  const rows = await rowsIn(tx, holdingRuns({ ids }));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

function write(tx: Tx, { viewer, now }: SignedInContext, ids: string[], { status, reason }: Decision) {
  const [by, at] = status === 'PENDING' ? [null, null] : [viewer.id, now()];
  return changeIn(tx, decided({ ids, status, reason, by, at, now: now() }));
}

const ACTIONS = { APPROVED: 'DAYS_APPROVED', REJECTED: 'DAYS_REJECTED', PENDING: 'DAYS_REOPENED' } as const;

/** One entry for each person whose days were decided. */
function toEntries(days: readonly LockedDay[], { status, reason }: Decision): AuditEntry[] {
  const ownDays = new Map<string, LockedDay[]>();
  for (const day of [...days].sort((one, other) => one.date.localeCompare(other.date)))
    ownDays.set(day.userId, [...(ownDays.get(day.userId) ?? []), day]);
  return [...ownDays].map(([userId, own]) => ({
    action: ACTIONS[status],
    entityType: 'User',
    entityId: userId,
    oldValues: {
      decisions: own.map(({ date, status, rejectionReason }) => ({ date, status, rejectionReason })),
    },
    newValues: { days: own.map(({ date }) => date), ...(reason ? { reason } : {}) },
  }));
}

/**
 * Decides the days in one transaction, with a few statements for any number. A day that cannot be
 * decided (gone, the viewer's own, on a run, changed since it was read, already decided that way) is refused
 * individually and does not affect the others. Throws NotFoundError for an ID that is not a time log's.
 */
export async function decideDays(
  context: SignedInContext,
  { days, ...decision }: DaysToDecide,
): Promise<DecidedDays> {
  const asked = days.map(({ id, revision }) => ({ id, revision, key: toKey('TimeLog', id) }));
  const keys = asked.map(({ key }) => key);
  const { chosen, refused, own } = await inTransaction(context.db, async (tx) => {
    const locked = await rowsIn(tx, lockedDays({ ids: keys }));
    const numbers = await runNumbers(tx, keys);
    const standing = new Map(
      locked.map((day): [string, LockedDay] => [
        day.id,
        { ...day, updatedAt: new Date(day.updatedAt), runNumber: numbers.get(day.id) ?? null },
      ]),
    );
    const judged = asked.map(({ id, key, revision }) => {
      const day = standing.get(key);
      return { id, day, message: findRefusal(context.viewer, day, revision, decision) };
    });
    const good = judged.flatMap(({ day, message }) => (day && message === null ? day : []));
    if (good.length) {
      await write(
        tx,
        context,
        good.map(({ id }) => id),
        decision,
      );
      await recordAll(tx, context, toEntries(good, decision));
      const decided = good.map((day) => ({ ...day, before: day.status, after: decision.status }));
      await mailRejections(tx, context, decided);
    }
    return {
      chosen: good.map(({ id }) => id),
      refused: judged.flatMap(({ id, day, message }) =>
        message === null ? [] : { id, key: day?.id ?? null, date: day?.date ?? null, message },
      ),
      own: locked.some(({ userId }) => userId === context.viewer.id),
    };
  });
  const verdict = own ? canDecideDays(context.viewer, context.viewer.id) : null;
  if (verdict) context.refusals.push({ coordinate: 'Mutation.decideDays', reason: verdict });
  return { decided: chosen, refused };
}
