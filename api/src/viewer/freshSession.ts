/**
 * A fresh session: its owner signed in, or entered the password again, a moment ago. What would do the most harm in the
 * hands of someone who found an open session requires one.
 */
import type { Context, SignedInContext, Tx, Viewer } from '../operation/context.ts';
import { requestError } from '../operation/errors.ts';

const MINUTE_MS = 60_000;
/** Where nothing counts for longer than one act, that act comes within this. */
const ONE_ACT_MS = 2 * MINUTE_MS;
/** How far the clocks of two processes may lie apart. */
const SKEW_MS = MINUTE_MS;

type Clock = Pick<Context, 'freshSessionMinutes' | 'now'>;
type Reader = Pick<Tx, 'session'>;

/** Every act needs its own confirmation, and signing in is none. */
const isForOneAct = ({ freshSessionMinutes }: Clock): boolean => freshSessionMinutes === 0;

const lastingMs = (clock: Clock): number =>
  isForOneAct(clock) ? ONE_ACT_MS : clock.freshSessionMinutes * MINUTE_MS;

/** Until when a confirmation of now counts. */
export const freshUntil = (clock: Clock): Date => new Date(clock.now().getTime() + lastingMs(clock));

/** What a new session begins with. */
export const confirmedBySignIn = (clock: Clock): Date | null => (isForOneAct(clock) ? null : clock.now());

/** Notes that the viewer has proved to be there. Throws UNAUTHENTICATED for a session that ended meanwhile. */
export async function noteConfirmation(tx: Tx, { viewer, now }: SignedInContext): Promise<void> {
  const { count } = await tx.session.updateMany({
    where: { id: viewer.sessionId, userId: viewer.id, revokedAt: null, expiresAt: { gt: now() } },
    data: { confirmedAt: now() },
  });
  if (count === 0) throw requestError('UNAUTHENTICATED');
}

/** The same for a confirmation that an action has required itself: if it serves only one action, it serves that one. */
export async function noteProofWithinAct(tx: Tx, context: SignedInContext): Promise<void> {
  if (!isForOneAct(context)) await noteConfirmation(tx, context);
}

/** Found once for each act: every mutation of a request has its own viewer (graph/pipeline/guards/freshViewers.ts). */
const found = new WeakMap<Viewer, Promise<boolean>>();

/**
 * Returns true, or false for an access token, which is never fresh. Within a transaction it reads by that, whose connection
 * may be the only one, and again when the transaction is run again. Throws FRESH_SESSION_REQUIRED.
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
  // Of two acts at once, one finds the confirmation spent.
  const { count } = await reader.session.updateMany({ where, data: { confirmedAt: null } });
  return count > 0;
}
