import { currentSession, latestSession, signOut, updateUser } from '../session/sessionStore';

// Where a page has no secure context, and so no locks, refusals are judged as they come.
const { locks } = navigator as { locks?: LockManager };
const EXCHANGE = 'portal.tokens';

/**
 * Runs what ends every token of the user and brings a new one. Until it is there no tab takes the refusal of the former,
 * which its stream or another question may meet before that answer comes, for the end of the session.
 */
export const exchangingTokens = <Result>(exchange: () => Promise<Result>): Promise<Result> =>
  locks ? locks.request(EXCHANGE, exchange) : exchange();

/** Ends the session whose token the server has refused. Answers when it is known whether another has begun. */
export async function sessionRefused(token: string | undefined): Promise<void> {
  if (locks) await locks.request(EXCHANGE, { mode: 'shared' }, () => undefined);
  // A late answer to an old token says nothing about the session that has begun since.
  if (window.location.pathname !== '/login' && latestSession()?.token === token) signOut();
}

/** Notes that the server will do nothing more until the password is changed. */
export function passwordChangeDemanded(): void {
  const user = currentSession()?.user;
  if (user) updateUser({ ...user, needsPasswordChange: true });
}
