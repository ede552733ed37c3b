/** Authentication. */
import type pg from 'pg';
import { readSessionToken } from '../../../api/src/viewer/tokens.ts';
import { readToken } from '../http.ts';
import type { Caller } from './ask.ts';

const SESSION = `
  SELECT ARRAY(SELECT role::text FROM "RoleAssignment" WHERE "userId" = person.id) AS roles, person."mustChangePassword"
  FROM "Session" session JOIN "User" person ON person.id = session."userId"
  WHERE session.id = $1::uuid AND person.id = $2::uuid AND session."revokedAt" IS NULL AND session."expiresAt" > $3
    AND person."isActive" AND person."archivedAt" IS NULL`;

/**
 * Finds the owner of the header token's live session, with one statement for session and roles; null if there is none.
 */
export const createIdentify =
  (pool: pg.Pool, key: Buffer) =>
  async (header: string | undefined, now: Date): Promise<Caller | null> => {
    const token = readToken(header);
    const claims = token ? readSessionToken(key, token, now) : null;
    if (!claims) return null;
    const { rows } = await pool.query({
      name: 'session',
      text: SESSION,
      values: [claims.sessionId, claims.userId, now],
    });
    return rows[0] && !rows[0].mustChangePassword ? { id: claims.userId, roles: rows[0].roles } : null;
  };
