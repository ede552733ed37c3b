import { refusal } from '../session/access';
import { currentSession } from '../session/sessionStore';
import { AppShell } from './AppShell';
import { PageNotFound } from './NotFound';

/** An address outside the portal's screens: in the frame for signed-in users, alone for everyone else. */
export function StrayPage() {
  const isInside = refusal('signedIn', currentSession()?.user ?? null) === null;
  return isInside ? <AppShell /> : <PageNotFound />;
}
