import { isSignOutUnfinished } from './sessionStore';

/**
 * Tells the server of a sign-out that it has not heard of, before any other request is sent and anyone can sign in.
 * Rejects if it cannot be reached. Few need it: the sign-in page stays small.
 */
export async function finishSignOut(): Promise<void> {
  if (isSignOutUnfinished()) await import('./tellSignOut').then((code) => code.tellSignOut());
}
