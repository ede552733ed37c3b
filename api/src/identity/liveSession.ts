/** Whether a session is live, and whose it is: asked by every request, before anything else. */
import DataLoader from 'dataloader';
import { Prisma, type User } from '../db/generated/client/client.ts';
import type { JsonReader } from '../sql/jsonReader.ts';
import type { RoleName } from './roles.ts';
import type { SessionClaims } from './tokens.ts';

export interface LiveSession extends Pick<User, 'kind' | 'createdAt'> {
  lastSeenAt: Date;
  mustChangePassword: boolean;
  roles: RoleName[];
}

/** The session of a token; null unless it is live at the moment, and its user active and not archived. */
export type FindLiveSession = (claims: SessionClaims, now: Date) => Promise<LiveSession | null>;

interface Row extends LiveSession {
  id: string;
  userId: string;
  expiresAt: Date;
}

/** More than ask at a time: a bound on the statement. */
const MAX_AT_ONCE = 100;

/** Every request pays for this, so it is one statement where Prisma's own relations would be three. */
const rowsOf = (ids: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT session.id, session."userId", session."expiresAt", session."lastSeenAt",
    person."mustChangePassword", person.kind, person."createdAt",
    ARRAY(SELECT role::text FROM "RoleAssignment" WHERE "userId" = person.id) AS roles
  FROM "Session" session
  JOIN "User" person ON person.id = session."userId"
  WHERE session.id = ANY(${ids}::uuid[]) AND session."revokedAt" IS NULL
    AND person."isActive" AND person."archivedAt" IS NULL`;

/**
 * Requests that arrive in the same turn of the event loop are looked up in one statement, which begins after the last of
 * them has arrived: nothing is remembered from one turn to the next, so an ended session is refused from its end on.
 */
export function createLiveSessions(sql: Pick<JsonReader, 'rows'>): FindLiveSession {
  const loader = new DataLoader<string, Row | undefined>(
    async (ids) => {
      const rows = new Map((await sql.rows<Row>(rowsOf(ids))).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id));
    },
    { cache: false, maxBatchSize: MAX_AT_ONCE, batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
  );
  return async ({ sessionId, userId }, now) => {
    const row = await loader.load(sessionId);
    return row && row.userId === userId && row.expiresAt > now ? row : null;
  };
}
