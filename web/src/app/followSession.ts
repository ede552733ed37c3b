import { replaceEnvironment } from '../kit/relay/environment';
import { currentSession, onSessionChange } from '../kit/session/sessionStore';
import { leavePortal } from './leavePortal';

/** The part of the router this needs. */
type Navigator = {
  readonly state: { readonly location: { readonly pathname: string } };
  navigate(to: string, options: { replace: boolean }): Promise<void>;
};

/**
 * Keeps the portal in step with the session, wherever a change came from: a logout, a refused session, another tab.
 * No one sees what a former user had loaded, and the guards say where anyone belongs.
 */
export function followSession(router: Navigator): () => void {
  let userId = currentSession()?.user.id;
  return onSessionChange(() => {
    const user = currentSession()?.user;
    const { pathname } = router.state.location;
    const isSomebodyElse = user?.id !== userId;
    userId = user?.id;
    // The whole page is dropped, and what was loaded with it. Emptied earlier, it would refetch what it still shows.
    if (!user) return void leavePortal();
    if (isSomebodyElse) replaceEnvironment();
    const mustLeave = user.needsPasswordChange || user.needsSecondFactor;
    if (isSomebodyElse || (mustLeave && pathname.startsWith('/dashboard'))) {
      void router.navigate('/dashboard', { replace: true });
    }
  });
}
