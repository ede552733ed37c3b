import { latestSession, type Session, signOut, updateUser } from './sessionStore';
import type { StoredUser } from './storedUser';

// Without a secure context there are no browser locks, so refusals are handled as they come.
const { locks } = navigator as { locks?: LockManager };
const EXCHANGE = 'portal.tokens';

/**
 * Runs a mutation that ends every session of the user and begins a new one. Until its response arrives, a refusal of
 * the old session, in the stream or another query, does not count as the end of the session in any tab.
 */
export const exchangingTokens = <Result>(exchange: () => Promise<Result>): Promise<Result> =>
  locks ? locks.request(EXCHANGE, exchange) : exchange();

let untilUnlocked: () => Promise<void> = async () => undefined;

/** Makes refusals wait on a page that locks (`lock.ts`), which the sign-in page does not. */
export function judgeWhenUnlocked(wait: () => Promise<void>): void {
  untilUnlocked = wait;
}

/**
 * Ends the session that the server has refused. Resolves when it is known whether another has begun, and returns that
 * one if it belongs to the same user.
 */
export async function sessionRefused(refused: Session | null): Promise<Session | null> {
  if (locks) await locks.request(EXCHANGE, { mode: 'shared' }, () => undefined);
  await untilUnlocked();
  const latest = latestSession();
  // A late response to an old session says nothing about the present one.
  if (latest?.mark !== refused?.mark) return latest?.user.id === refused?.user.id ? latest : null;
  if (window.location.pathname !== '/login') signOut();
  return null;
}

/** Notes what the server requires before anything else, or that it is done. */
export function noteDuty(duty: Partial<Pick<StoredUser, 'needsPasswordChange' | 'needsSecondFactor'>>): void {
  updateUser(duty);
}

/** The same, from the codes of the server's refusals. */
export function noteDemands(codes: readonly (string | undefined)[]): void {
  if (codes.includes('PASSWORD_CHANGE_REQUIRED')) noteDuty({ needsPasswordChange: true });
  if (codes.includes('SECOND_FACTOR_REQUIRED')) noteDuty({ needsSecondFactor: true });
}
