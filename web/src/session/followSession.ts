import { replaceEnvironment } from '../relay/environment';
import { currentSession, onSessionChange } from './sessionStore';

/** The part of the router this needs. */
type Navigator = {
  readonly state: { readonly location: { readonly pathname: string } };
  navigate(to: string, options: { replace: boolean }): Promise<void>;
};

/**
 * Keeps the page in step with the session, wherever the change came from: a logout, a refused token, another tab.
 * Nobody keeps what the former user had loaded; signed out leads to the start, a demanded password change to its page.
 */
export function followSession(router: Navigator): () => void {
  let userId = currentSession()?.user.id;
  return onSessionChange(() => {
    const user = currentSession()?.user;
    const { pathname } = router.state.location;
    const changed = user?.id !== userId;
    userId = user?.id;
    if (changed) replaceEnvironment();
    if (!user && pathname !== '/' && pathname !== '/login') void router.navigate('/', { replace: true });
    else if (user && changed && pathname.startsWith('/dashboard'))
      void router.navigate('/dashboard', { replace: true });
    else if (user?.needsPasswordChange && pathname.startsWith('/dashboard'))
      void router.navigate('/change-password', { replace: true });
  });
}
