import { currentSession, latestSession, type Session, signOut, updateUser } from './sessionStore';

// Where a page has no secure context, and so no locks, refusals are judged as they come.
const { locks } = navigator as { locks?: LockManager };
const EXCHANGE = 'portal.tokens';

/**
 * Runs what ends every token of the user and brings a new one. Until it arrives no tab mistakes the refusal of the old
 * one, which its stream or another query may get before that response comes, for the end of the session.
 */
export const exchangingTokens = <Result>(exchange: () => Promise<Result>): Promise<Result> =>
  locks ? locks.request(EXCHANGE, exchange) : exchange();

/**
 * Ends the session whose token the server has refused. Answers, when it is known whether another has begun, with that one
 * where it is the same person's.
 */
export async function sessionRefused(refused: Session | null): Promise<Session | null> {
  if (locks) await locks.request(EXCHANGE, { mode: 'shared' }, () => undefined);
  const latest = latestSession();
  // A late response to an old token says nothing about the session that has begun since.
  if (latest?.token !== refused?.token) return latest?.user.id === refused?.user.id ? latest : null;
  if (window.location.pathname !== '/login') signOut();
  return null;
}

/** Notes that the server will do nothing more until the password is changed. */
export function passwordChangeDemanded(): void {
  const user = currentSession()?.user;
  if (user) updateUser({ ...user, needsPasswordChange: true });
}
