/** Access tokens: keys for scripts that stand for a person beside sessions. Only a hash of each is kept. */
import { randomBytes } from 'node:crypto';
import { listPermissions, type RoleName } from 'rules/roles';
import type { Context, Tx, Viewer } from '../operation/context.ts';
import type { Services } from '../operation/services.ts';
import type { Prisma } from '../platform/db/generated/client/client.ts';
import { fixedSql } from '../platform/sql/statement.ts';
import { hashToken } from './tokens.ts';

/** By which people and scanners for lost secrets know one. */
const PREFIX = 'cpat_';
const TOUCH_EVERY_MS = 60_000;

/** A token that nobody can guess: 256 random bits. */
export const newAccessToken = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;

/** Whether a bearer token is one of these, and none of a session. */
export const isAccessToken = (token: string): boolean => token.startsWith(PREFIX);

/** Tokens that still open the portal, as far as they themselves say. */
export const liveAccessTokens = (now: Date) =>
  ({ revokedAt: null, expiresAt: { gt: now } }) satisfies Prisma.PersonalAccessTokenWhereInput;

interface TokenRow {
  id: string;
  userId: string;
  canWrite: boolean;
  lastUsedAt: Date | null;
  roles: RoleName[];
}

/**
 * Whom an access token stands for right now: null unless the token is live and its owner active, not archived and free
 * of a password change. Found by its hash through an index, so how long it takes says nothing about other tokens.
 */
export async function loadAccessTokenViewer(
  { db, sql, now: clock }: Pick<Services, 'db' | 'sql' | 'now'>,
  token: string,
): Promise<Viewer | null> {
  const now = clock();
  // One statement, as for sessions.
  const [found] = await sql.rows<TokenRow>(fixedSql`
    SELECT token.id, token."userId", token."canWrite", token."lastUsedAt",
      ARRAY(SELECT role::text FROM "RoleAssignment" WHERE "userId" = person.id) AS roles
    FROM "PersonalAccessToken" token
    JOIN "User" person ON person.id = token."userId"
    WHERE token."tokenHash" = ${hashToken(token)} AND token."revokedAt" IS NULL AND token."expiresAt" > ${now.toISOString()}::timestamptz
      AND person."isActive" AND person."archivedAt" IS NULL AND NOT person."mustChangePassword"`);
  if (!found) return null;
  const { id, userId, canWrite, lastUsedAt, roles } = found;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > TOUCH_EVERY_MS) touch(db, id, now);
  return {
    id: userId,
    sessionId: id,
    roles,
    permissions: listPermissions(roles),
    mustChangePassword: false,
    accessToken: { canWrite },
  };
}

/** Notes that the token was used; as for sessions, nobody waits for it. */
function touch(db: Services['db'], id: string, now: Date): void {
  const before = new Date(now.getTime() - TOUCH_EVERY_MS);
  db.personalAccessToken
    .updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] },
      data: { lastUsedAt: now },
    })
    .catch(() => undefined);
}

/** Revokes all live tokens of a person. */
export async function revokeAccessTokens(tx: Tx, context: Context, userId: string): Promise<void> {
  const now = context.now();
  await tx.personalAccessToken.updateMany({
    where: { userId, ...liveAccessTokens(now) },
    data: { revokedAt: now },
  });
}
