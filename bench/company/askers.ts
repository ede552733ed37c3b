/** The signed-in callers. */
import type pg from 'pg';
import { SESSION_SECONDS, signSessionToken } from '../../api/src/viewer/tokens.ts';

/** A signed-in person. */
export interface Asker {
  key: string;
  email: string;
  token: string;
}

/** Begins a session like a sign-in. */
export async function startSession(
  client: pg.ClientBase,
  key: Buffer,
  { id, email }: { id: string; email: string },
): Promise<Asker> {
  const now = new Date();
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO "Session" (id, "userId", "expiresAt") VALUES (gen_random_uuid(), $1, $2) RETURNING id`,
    [id, new Date(now.getTime() + SESSION_SECONDS * 1000)],
  );
  return {
    key: id,
    email,
    token: signSessionToken(key, { userId: id, sessionId: rows[0]!.id }, now),
  };
}
