import { currentSession, latestSession, type Session, signOut, updateUser } from './sessionStore';

// Where a page has no secure context, and so no locks, refusals are judged as they come.
const { locks } = navigator as { locks?: LockManager };
const EXCHANGE = 'portal.tokens';

/**
 * Runs what ends every session of the user and begins a new one. Until then no tab mistakes the refusal of the old
 * one, which its stream or another query may get before that response comes, for the end of the session.
 */
export const exchangingTokens = <Result>(exchange: () => Promise<Result>): Promise<Result> =>
  locks ? locks.request(EXCHANGE, exchange) : exchange();

let untilUnlocked: () => Promise<void> = async () => undefined;

/** Has refusals wait for a page that locks (`lock.ts`), which the sign-in page does not. */
export function judgeWhenUnlocked(wait: () => Promise<void>): void {
  untilUnlocked = wait;
}

/**
 * Ends the session that the server has refused. Answers, when it is known whether another has begun, with that one
 * where it is the same person's.
 */
export async function sessionRefused(refused: Session | null): Promise<Session | null> {
  if (locks) await locks.request(EXCHANGE, { mode: 'shared' }, () => undefined);
  await untilUnlocked();
  const latest = latestSession();
  // A late response to an old session says nothing about the session that has begun since.
  if (latest?.mark !== refused?.mark) return latest?.user.id === refused?.user.id ? latest : null;
  if (window.location.pathname !== '/login') signOut();
  return null;
}

/** Notes that the server will do nothing more until the password is changed. */
export function passwordChangeDemanded(): void {
  const user = currentSession()?.user;
  if (user) updateUser({ ...user, needsPasswordChange: true });
}

/** Notes whether the server does nothing more until a second factor is set up. */
export function noteSecondFactor(needsSecondFactor: boolean): void {
  const user = currentSession()?.user;
  if (user) updateUser({ ...user, needsSecondFactor });
}
