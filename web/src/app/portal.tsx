import type { Root } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { currentEnvironment } from '../kit/relay/environment';
import { refusal } from '../kit/session/access';
import { currentSession } from '../kit/session/sessionStore';
import { Appearance } from './Appearance';
import { followSession } from './followSession';
import { routes } from './routes';
import { sessionBegun, sessionStarted } from './startSession';

type Router = ReturnType<typeof createBrowserRouter>;

/** Preloads the frame of the screens. */
export const warmUpShell = () => import('../kit/shell/AppShell');

/**
 * Opens the portal at the page's URL. After a sign-in on the same page the user is not looked up again, and the root
 * keeps its content until the first screen can replace it.
 */
export function openPortal(root: Root, { afterSignIn = false } = {}): void {
  if (afterSignIn) sessionBegun();
  else void sessionStarted();
  const router = createBrowserRouter(routes);
  followSession(router);
  const show = () =>
    root.render(
      <Appearance>
        <Portal router={router} />
      </Appearance>,
    );
  if (!afterSignIn) {
    show();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}

/** Opens the start page of the user who signed in. */
export function openPortalAtHome(root: Root, options?: { afterSignIn: boolean }): void {
  window.history.replaceState(null, '', refusal('signedOut', currentSession()?.user ?? null) ?? '/login');
  openPortal(root, options);
}

function Portal({ router }: { router: Router }) {
  return (
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  );
}
