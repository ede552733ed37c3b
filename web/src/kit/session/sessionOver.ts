import { currentSession, latestSession, type Session, signOut, updateUser } from './sessionStore';
import type { StoredUser } from './storedUser';

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

/** Notes what the server demands before it does anything more, or that it is done. */
export function noteDuty(duty: Partial<Pick<StoredUser, 'needsPasswordChange' | 'needsSecondFactor'>>): void {
  const user = currentSession()?.user;
  if (user) updateUser({ ...user, ...duty });
}

/** The same, by the codes of the server's refusals. */
export function noteDemands(codes: readonly (string | undefined)[]): void {
  if (codes.includes('PASSWORD_CHANGE_REQUIRED')) noteDuty({ needsPasswordChange: true });
  if (codes.includes('SECOND_FACTOR_REQUIRED')) noteDuty({ needsSecondFactor: true });
}
