/** Whether a session is live, and whose it is: asked by every request, before anything else. */

import DataLoader from 'dataloader';
import type { FindLiveSession, LiveSession } from '../operation/services.ts';
import type { JsonReader } from '../platform/sql/jsonReader.ts';
import { fixedListSql } from '../platform/sql/statement.ts';

/** Instants in milliseconds: reading them as texts takes longer than all the rest of a row. */
interface Row extends Pick<LiveSession, 'kind' | 'mustChangePassword' | 'roles'> {
  id: string;
  userId: string;
  expiresAt: number;
  lastSeenAt: number;
  createdAt: number;
}

/** The columns keep whole milliseconds, which a product of fractions may miss by a hair. */
const toDate = (milliseconds: number): Date => new Date(Math.round(milliseconds));

/** More than ask at a time: a bound on the statement. */
const MAX_AT_ONCE = 100;

/** Every request pays for this, so it is one statement where Prisma's own relations would be three. */
const selectSessions = fixedListSql(
  `SELECT session.id, session."userId", person."mustChangePassword", person.kind,
    date_part('epoch', session."expiresAt") * 1000 AS "expiresAt",
    date_part('epoch', session."lastSeenAt") * 1000 AS "lastSeenAt",
    date_part('epoch', person."createdAt") * 1000 AS "createdAt",
    ARRAY(SELECT role::text FROM "RoleAssignment" WHERE "userId" = person.id) AS roles
  FROM "Session" session
  JOIN "User" person ON person.id = session."userId"
  WHERE session.id IN (`,
  `) AND session."revokedAt" IS NULL AND person."isActive" AND person."archivedAt" IS NULL`,
);

/**
 * Requests that arrive in the same turn of the event loop are looked up in one statement, which begins after the last of
 * them has arrived: nothing is remembered from one turn to the next, so an ended session is refused from its end on.
 */
export function createLiveSessions(sql: Pick<JsonReader, 'rows'>): FindLiveSession {
  const loader = new DataLoader<string, Row | undefined>(
    async (ids) => {
      const rows = new Map((await sql.rows<Row>(selectSessions(ids))).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id));
    },
    { cache: false, maxBatchSize: MAX_AT_ONCE, batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
  );
  return async ({ sessionId, userId }, now) => {
    const row = await loader.load(sessionId);
    if (!row || row.userId !== userId || toDate(row.expiresAt) <= now) return null;
    const { kind, mustChangePassword, roles, lastSeenAt, createdAt } = row;
    return { kind, mustChangePassword, roles, lastSeenAt: toDate(lastSeenAt), createdAt: toDate(createdAt) };
  };
}
