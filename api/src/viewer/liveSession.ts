/** Whether a session is live, and who owns it; every request looks this up first. */

import DataLoader from 'dataloader';
import { toUtcMidnight } from 'rules/days';
import type { FindLiveSession, LiveSession } from '../operation/services.ts';
import type { JsonReader } from '../platform/sql/jsonReader.ts';
import { DEFAULT_IDLE_TIMES, type IdleTimes, toIdleMinutes } from './idleTime.ts';
import { liveSessions } from './liveSession.sql.ts';
import { requiresFactor } from './secondFactor/requiredRoles.ts';

/** The columns have whole milliseconds, from which a product of fractions may differ slightly. */
const toDate = (milliseconds: number): Date => new Date(Math.round(milliseconds));

/** Whether a browser's session was idle too long. */
function isIdle(
  { roles, driverIdleMinutes, officeIdleMinutes }: Pick<LiveSession, 'roles'> & Partial<Nullable<IdleTimes>>,
  lastSeenAt: Date,
  now: Date,
): boolean {
  const times =
    driverIdleMinutes && officeIdleMinutes ? { driverIdleMinutes, officeIdleMinutes } : DEFAULT_IDLE_TIMES;
  return now.getTime() - lastSeenAt.getTime() >= toIdleMinutes(roles, times) * 60_000;
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** More than ask at the same time; it limits the statement. */
const MAX_AT_ONCE = 100;

/**
 * Looks up all requests that arrive in the same turn of the event loop in one statement, which starts after the last of
 * them. Nothing is cached between turns, so an ended session is refused at once.
 */
export function createLiveSessions(sql: Pick<JsonReader, 'rows'>): FindLiveSession {
  const loader = new DataLoader(
    async (ids: readonly string[]) => {
      const rows = new Map((await sql.rows(liveSessions({ ids }))).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id));
    },
    { cache: false, maxBatchSize: MAX_AT_ONCE, batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
  );
  return async ({ sessionId, userId }, now) => {
    const row = await loader.load(sessionId);
    if (!row || row.userId !== userId || toDate(row.expiresAt) <= now) return null;
    const { kind, mustChangePassword, roles, isBrowser, hasFactor } = row;
    const lastSeenAt = toDate(row.lastSeenAt);
    if (isBrowser && isIdle(row, lastSeenAt, now)) return null;
    const mustAddFactor = !hasFactor && requiresFactor(roles, row.secondFactorRoles ?? []);
    const createdAt = toDate(row.createdAt);
    const startsOn = row.startsOn === null ? null : toUtcMidnight(row.startsOn);
    return { kind, mustChangePassword, mustAddFactor, roles, isBrowser, lastSeenAt, createdAt, startsOn };
  };
}
