import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { currentSession, onSessionChange } from '../kit/session/sessionStore';
import { LoginScreen } from '../screens/identity/LoginScreen';
import { Appearance } from './Appearance';

// The sign-in page is its own page: people signing in need not wait for the portal's code, which arrives while they
// type. The portal then takes over the page, without a new document in between.

const root = createRoot(document.getElementById('root')!);
const fetchPortal = () => import('./portal');

async function enter(options?: { afterSignIn: boolean }): Promise<void> {
  try {
    const { openPortalAtHome } = await fetchPortal();
    openPortalAtHome(root, options);
  } catch {
    // A newer version may have taken the place of the one that this page belongs to.
    window.location.replace('/dashboard');
  }
}

// The links of mails lead to this page as well, whoever may be signed in here.
const isLink = window.location.pathname !== '/login';

if (currentSession() && !isLink) void enter();
else {
  const stop = onSessionChange(() => {
    stop();
    void enter({ afterSignIn: true });
  });
  const warmUp = () => {
    // Signing in will report a failure; typing need not.
    fetchPortal()
      .then(({ warmUpShell }) => warmUpShell())
      .catch(() => undefined);
  };
  document.addEventListener('input', warmUp, { once: true });
  const show = (Page: ComponentType) =>
    root.render(
      <Appearance>
        <Page />
      </Appearance>,
    );
  if (isLink)
    import('../screens/identity/LinkScreen').then(
      ({ LinkScreen }) => show(LinkScreen),
      () => window.location.replace('/login'),
    );
  else show(LoginScreen);
}
