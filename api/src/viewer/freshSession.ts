/**
 * A fresh session: its owner signed in, or entered the password again, a moment ago. Actions that would do the most
 * harm in an unattended session require one.
 */
import type { Context, SignedInContext, Tx, Viewer } from '../operation/context.ts';
import { requestError } from '../operation/errors.ts';

const MINUTE_MS = 60_000;
/** The time limit for the action when a confirmation serves only one. */
const ONE_ACT_MS = 2 * MINUTE_MS;
/** The largest difference between two processes' clocks. */
const SKEW_MS = MINUTE_MS;

type Clock = Pick<Context, 'freshSessionMinutes' | 'now'>;
type Reader = Pick<Tx, 'session'>;

/** Every action needs its own confirmation, and signing in does not count. */
const isForOneAct = ({ freshSessionMinutes }: Clock): boolean => freshSessionMinutes === 0;

const lastingMs = (clock: Clock): number =>
  isForOneAct(clock) ? ONE_ACT_MS : clock.freshSessionMinutes * MINUTE_MS;

/** Until when a confirmation made now counts. */
export const freshUntil = (clock: Clock): Date => new Date(clock.now().getTime() + lastingMs(clock));

/** The confirmation time of a new session. */
export const confirmedBySignIn = (clock: Clock): Date | null => (isForOneAct(clock) ? null : clock.now());

/** Records that the viewer has confirmed. Throws UNAUTHENTICATED for a session that ended meanwhile. */
export async function noteConfirmation(tx: Tx, { viewer, now }: SignedInContext): Promise<void> {
  const { count } = await tx.session.updateMany({
    where: { id: viewer.sessionId, userId: viewer.id, revokedAt: null, expiresAt: { gt: now() } },
    data: { confirmedAt: now() },
  });
  if (count === 0) throw requestError('UNAUTHENTICATED');
}

/**
 * The same for a confirmation that an action itself required. If a confirmation serves only one action, it served that
 * one.
 */
export async function noteProofWithinAct(tx: Tx, context: SignedInContext): Promise<void> {
  if (!isForOneAct(context)) await noteConfirmation(tx, context);
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

async function isFresh(context: SignedInContext, reader: Reader): Promise<boolean> {
  const { viewer, now } = context;
  const time = now().getTime();
  const where = {
    id: viewer.sessionId,
    userId: viewer.id,
    confirmedAt: { gt: new Date(time - lastingMs(context)), lt: new Date(time + SKEW_MS) },
  };
  if (!isForOneAct(context)) return (await reader.session.count({ where })) > 0;
  // If two actions run at once, one finds the confirmation used up.
  const { count } = await reader.session.updateMany({ where, data: { confirmedAt: null } });
  return count > 0;
}
