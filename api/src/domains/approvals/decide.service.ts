/** Deciding about many days at once: the good ones are written together, the others come back with their reasons. */
import type { Day } from 'rules/days';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { canDecideDays } from '../../viewer/policy.ts';
import { type Decision, findRefusal, type StandingDay } from './decisionRules.ts';

export interface DaysToDecide extends Decision {
  days: readonly { id: string; revision: string }[];
}

export interface RefusedDay {
  /** The id as it was sent. */
  id: string;
  /** Null where the day is not in the log. */
  key: string | null;
  date: Day | null;
  message: string;
}

export interface DecidedDays {
  /** Keys of the decided days, in the order in which they were sent. */
  decided: string[];
  refused: RefusedDay[];
}

interface LockedDay extends StandingDay {
  id: string;
  date: Day;
}

/** The days, held until the transaction ends; always in the same order, so that two acts never wait for each other. */
const lockDays = (tx: Tx, keys: string[]) =>
  tx.$queryRaw<Omit<LockedDay, 'runNumber'>[]>`
    SELECT "id", "userId", "date"::text AS "date", "status"::text AS "status", "rejectionReason", "updatedAt"
    FROM "TimeLog" WHERE "id" = ANY (${keys}::uuid[]) ORDER BY "id" FOR UPDATE`;

/** The runs that hold days of these, asked once the days are ours: a run that took one a moment ago is seen. */
async function runNumbers(tx: Tx, keys: string[]): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<{ id: string; number: number }[]>`
    SELECT log."id", run."number" FROM "TimeLog" log
    JOIN "PayrollRun" run ON run."userId" = log."userId" AND run."status" <> 'VOID'
    JOIN "PayrollEntry" entry ON entry."runId" = run."id" AND entry."date" = log."date"
    WHERE log."id" = ANY (${keys}::uuid[]) AND (entry."pay" > 0 OR entry."expenses" > 0)`;
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Writes the decision. The instant of the change moves in any case: revisions are made of it. */
const write = (tx: Tx, { viewer, now }: SignedInContext, keys: string[], { status, reason }: Decision) => {
  const [decidedById, decidedAt] = status === 'PENDING' ? [null, null] : [viewer.id, now()];
  return tx.$executeRaw`
    UPDATE "TimeLog" SET "status" = ${status}::"TimeLogStatus", "rejectionReason" = ${reason},
      "decidedById" = ${decidedById}::uuid, "decidedAt" = ${decidedAt}::timestamptz,
      "updatedAt" = greatest(${now()}::timestamptz, "updatedAt" + interval '1 millisecond')
    WHERE "id" = ANY (${keys}::uuid[])`;
};

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
 * Decides about the days in one transaction, whatever their number in a handful of statements. A day that cannot be
 * decided (gone, one's own, held by a run, changed since it was read, decided so already) is refused for itself and
 * hinders no other. Throws NotFoundError for an id that is not a time log's.
 */
export async function decideDays(
  context: SignedInContext,
  { days, ...decision }: DaysToDecide,
): Promise<DecidedDays> {
  const asked = days.map(({ id, revision }) => ({ id, revision, key: toKey('TimeLog', id) }));
  const keys = asked.map(({ key }) => key);
  const { decided, refused, own } = await inTransaction(context.db, async (tx) => {
    const lockedDays = await lockDays(tx, keys);
    const numbers = await runNumbers(tx, keys);
    const standing = new Map(
      lockedDays.map((day): [string, LockedDay] => [
        day.id,
        { ...day, runNumber: numbers.get(day.id) ?? null },
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
    }
    return {
      decided: good.map(({ id }) => id),
      refused: judged.flatMap(({ id, day, message }) =>
        message === null ? [] : { id, key: day?.id ?? null, date: day?.date ?? null, message },
      ),
      own: lockedDays.some(({ userId }) => userId === context.viewer.id),
    };
  });
  const verdict = own ? canDecideDays(context.viewer, context.viewer.id) : null;
  if (verdict) context.refusals.push({ coordinate: 'Mutation.decideDays', reason: verdict });
  return { decided, refused };
}
