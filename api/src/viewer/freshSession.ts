/**
 * A fresh session: its owner signed in, or entered the password again, a moment ago. Actions that would do the most
 * harm in an unattended session require one.
 */
import type { Context, SignedInContext, Tx, Viewer } from '../operation/context.ts';
import { requestError } from '../operation/errors.ts';

const MINUTE_MS = 60_000;
/** The largest difference between two processes' clocks. */
const SKEW_MS = MINUTE_MS;

type Clock = Pick<Context, 'freshSessionMinutes' | 'now'>;
type Reader = Pick<Tx, 'session'>;

/** Until when a confirmation made now counts. */
export const freshUntil = ({ freshSessionMinutes, now }: Clock): Date =>
  new Date(now().getTime() + freshSessionMinutes * MINUTE_MS);

/** Records that the viewer has confirmed. Throws UNAUTHENTICATED for a session that ended meanwhile. */
export async function noteConfirmation(tx: Tx, { viewer, now }: SignedInContext): Promise<void> {
  const { count } = await tx.session.updateMany({
    where: { id: viewer.sessionId, userId: viewer.id, revokedAt: null, expiresAt: { gt: now() } },
    data: { confirmedAt: now() },
  });
  if (count === 0) throw requestError('UNAUTHENTICATED');
}

/** Checked once per action: every mutation of a request has its own viewer (graph/pipeline/guards/freshViewers.ts). */
const found = new WeakMap<Viewer, Promise<boolean>>();

/**
 * Returns true, or false for an access token, which is never fresh. In a transaction, it reads through that one, whose
 * connection may be the only one, and reads again if the transaction is retried. Throws FRESH_SESSION_REQUIRED.
 */
export async function requireFresh(context: SignedInContext, tx?: Reader): Promise<boolean> {
  const { viewer } = context;
  if (viewer.accessToken) return false;
  const asked = found.get(viewer) ?? isFresh(context, tx ?? context.db);
  if (!tx) found.set(viewer, asked);
  if (!(await asked)) throw requestError('FRESH_SESSION_REQUIRED');
  return true;
}

async function isFresh(
  { viewer, now, freshSessionMinutes }: SignedInContext,
  reader: Reader,
): Promise<boolean> {
  const time = now().getTime();
  const since = new Date(time - freshSessionMinutes * MINUTE_MS);
  const confirmedAt = { gt: since, lt: new Date(time + SKEW_MS) };
  const where = { id: viewer.sessionId, userId: viewer.id, confirmedAt };
  return (await reader.session.count({ where })) > 0;
}
