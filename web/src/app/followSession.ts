import { currentSession, isSignOutUnfinished, onSessionChange } from '../kit/session/sessionStore';
import { leavePortal } from './leavePortal';

/** The part of the router this needs. */
type Navigator = {
  readonly state: { readonly location: { readonly pathname: string } };
  navigate(to: string, options: { replace: boolean }): Promise<void>;
};

/**
 * Follows the session, wherever it changed: a sign-out, a refused session, another tab. No one sees what a previous
 * user had loaded, and the guards send everyone to the right page.
 */
export function followSession(router: Navigator): () => void {
  let userId = currentSession()?.user.id;
  return onSessionChange(() => {
    const user = currentSession()?.user;
    const { pathname } = router.state.location;
    const isSomebodyElse = user?.id !== userId;
    userId = user?.id;
    // Both replace the whole page, and the loaded data with it: the router would ask the next user about the previous
    // one's unsaved input. Clearing the store earlier would refetch what is still shown. The public page says nothing of
    // a sign-out that the server has not heard of, and the offline page does.
    if (!user) return void leavePortal(isSignOutUnfinished() ? '/dashboard' : '/');
    if (isSomebodyElse) return void leavePortal('/dashboard');
    const mustLeave = user.needsPasswordChange || user.needsSecondFactor;
    if (mustLeave && pathname.startsWith('/dashboard')) void router.navigate('/dashboard', { replace: true });
  });
}
