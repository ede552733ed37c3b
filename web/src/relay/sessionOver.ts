import { currentSession, signOut, updateUser } from '../session/sessionStore';

/** Ends the session whose token the server has refused. */
export function sessionRefused(token: string | undefined): void {
  // A late answer to an old token says nothing about the session that has begun since.
  if (window.location.pathname !== '/login' && currentSession()?.token === token) signOut();
}

/** Notes that the server will do nothing more until the password is changed. */
export function passwordChangeDemanded(): void {
  const user = currentSession()?.user;
  if (user) updateUser({ ...user, needsPasswordChange: true });
}
