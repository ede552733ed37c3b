/** Sessions: started at sign-in, looked up on every request, and ended at once when necessary. */
import { listPermissions } from 'rules/roles';
import type { Context, Tx, Viewer } from '../operation/context.ts';
import type { LiveSession, Services, SessionClaims } from '../operation/services.ts';
import type { Prisma } from '../platform/db/generated/client/client.ts';
import { isAccessToken, loadAccessTokenViewer, revokeAccessTokens } from './accessTokens.ts';
import { lastUse } from './idleTime.ts';
import { readSessionToken, SESSION_SECONDS, signSessionToken } from './tokens.ts';

const TOUCH_EVERY_MS = 5 * 60_000;
/** Browser sessions end by idle time, which needs more precision. */
const TOUCH_BROWSER_EVERY_MS = 20_000;
/** How long ended sessions are kept: they show which clients a person has used before. */
const KEPT_MS = 90 * 86_400_000;

export interface StartedSession {
  token: string;
  expiresAt: Date;
}

/** The session cookie of this client; undefined if there is none. */
const cookieOf = ({ request: { sessionCookie } }: Context) =>
  sessionCookie === 'foreign' ? undefined : sessionCookie;

/** Starts a session in the requesting client. */
export async function startSession(tx: Tx, context: Context, userId: string): Promise<StartedSession> {
  const now = context.now();
  // The token counts whole seconds, so a session must not end later than its token.
  const expiresAt = new Date((Math.floor(now.getTime() / 1000) + SESSION_SECONDS) * 1000);
  await tx.session.deleteMany({ where: { userId, expiresAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
  const { id } = await tx.session.create({
    data: {
      userId,
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: context.now(),
      expiresAt,
      isBrowser: cookieOf(context) !== undefined,
      ipAddress: context.request.ipAddress,
      userAgent: context.request.userAgent?.slice(0, 400) ?? null,
    },
    select: { id: true },
  });
  return { token: signSessionToken(context.keys.session, { userId, sessionId: id }, now), expiresAt };
}

/** Delivers a new session: the token in the response, or in a cookie that no script can read. */
export function handOver<Session extends StartedSession>(context: Context, session: Session): Session {
  const cookie = cookieOf(context);
  if (!cookie) return session;
  context.responseHeaders['set-cookie'] = cookie.keep(session.token);
  return { ...session, token: '' };
}

/** Clears the browser's session cookie, if it has one. */
export function clearSessionCookie(context: Context): void {
  const cookie = cookieOf(context);
  if (cookie) context.responseHeaders['set-cookie'] = cookie.cleared;
}

/**
 * Whether the cookie may have a later session by the time the response to this refused token arrives: after a new
 * password, or if the same person signed in again.
 */
export async function isReplaced({ db, keys, now }: Services, token: string): Promise<boolean> {
  const claims = readSessionToken(keys.session, token, now());
  const refused = claims && (await db.session.findUnique({ where: { id: claims.sessionId } }));
  if (!refused) return false;
  const later = { gte: refused.revokedAt ?? refused.createdAt };
  return (
    (await db.session.count({
      where: {
        userId: refused.userId,
        id: { not: refused.id },
        isBrowser: true,
        revokedAt: null,
        createdAt: later,
      },
    })) > 0
  );
}

/** Sessions that are neither revoked nor expired. */
export const liveSessions = (context: Context) =>
  ({ revokedAt: null, expiresAt: { gt: context.now() } }) satisfies Prisma.SessionWhereInput;

/** Ends the user's sessions at once, all of them or all but one, but no access tokens. */
export async function revokeSessions(
  tx: Tx,
  context: Context,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await tx.session.updateMany({
    where: { userId, revokedAt: null, ...(exceptSessionId ? { id: { not: exceptSessionId } } : {}) },
    data: { revokedAt: context.now() },
  });
}

/** Ends the user's sessions at once: all of them together with the access tokens, or all but one. */
export async function endSessions(
  tx: Tx,
  context: Context,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await revokeSessions(tx, context, userId, exceptSessionId);
  if (exceptSessionId === undefined) await revokeAccessTokens(tx, context, userId);
}

/** The token in an Authorization header; null if there is none or the scheme differs. */
export const tokenIn = (authorization: string | null): string | null =>
  /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization ?? '')?.[1] ?? null;

export const bearerToken = (request: Request): string | null => tokenIn(request.headers.get('authorization'));

/**
 * The viewer of a bearer token; null unless its session, or the access token, is live and the user is active and not
 * archived. `secondsIdle` is how long its page says it was not used; `ipAddress` is where an access token is used from.
 */
export async function loadViewer(
  services: Pick<Services, 'db' | 'sql' | 'bus' | 'liveSession' | 'keys' | 'now' | 'mailer' | 'jobs'>,
  token: string | null,
  { secondsIdle, ipAddress = null }: { secondsIdle?: string | null; ipAddress?: string | null } = {},
): Promise<Viewer | null> {
  if (token !== null && isAccessToken(token)) return loadAccessTokenViewer(services, token, ipAddress);
  const { db, liveSession, keys, now: clock } = services;
  const now = clock();
  const claims = token === null ? null : readSessionToken(keys.session, token, now);
  const found = claims && (await liveSession(claims, now));
  if (!claims || !found) return null;
  const usedAt = found.isBrowser ? lastUse(secondsIdle, now) : now;
  const every = found.isBrowser ? TOUCH_BROWSER_EVERY_MS : TOUCH_EVERY_MS;
  if (usedAt.getTime() - found.lastSeenAt.getTime() > every) touch(db, claims.sessionId, usedAt);
  return viewerFrom(claims, found);
}

/** The viewer of a session, as above. Looking it up does not count as use. */
export async function loadSessionViewer(
  { liveSession, now }: Pick<Services, 'liveSession' | 'now'>,
  claims: SessionClaims,
): Promise<Viewer | null> {
  const found = await liveSession(claims, now());
  return found && viewerFrom(claims, found);
}

const viewerFrom = (
  { userId, sessionId }: SessionClaims,
  { roles, mustChangePassword, mustAddFactor, kind, createdAt, startsOn }: LiveSession,
): Viewer => ({
  id: userId,
  sessionId,
  roles,
  permissions: listPermissions(roles),
  mustChangePassword,
  mustAddFactor,
  person: { kind, createdAt, startsOn },
});

/** Records that the session was used. The request does not wait for it, and the next one makes up for a lost record. */
function touch(db: Services['db'], sessionId: string, usedAt: Date): void {
  db.session
    .updateMany({
      where: { id: sessionId, lastSeenAt: { lt: usedAt } },
      data: { lastSeenAt: usedAt },
    })
    .catch(() => undefined);
}
