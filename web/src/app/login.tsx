import { createRoot } from 'react-dom/client';
import { currentSession, onSessionChange } from '../kit/session/sessionStore';
import { finishSignOut } from '../kit/session/unfinishedSignOut';
import { LoginScreen } from '../screens/identity/LoginScreen';
import { Appearance } from './Appearance';

// The sign-in page is its own page, so signing in need not wait for the portal's code, which loads while the user
// types. The portal then takes over the page, without a new document in between.

const root = createRoot(document.getElementById('root')!);
const fetchPortal = () => import('./portal');

const enter = (options?: { afterSignIn: boolean }) =>
  fetchPortal()
    .then(({ openPortalAtHome }) => openPortalAtHome(root, options))
    // A newer version may have replaced this page's.
    .catch(() => window.location.replace('/dashboard'));

// Signing in would tell the server, too; not all who come here do.
finishSignOut().catch(() => undefined);

// Links in emails lead to this page as well, regardless of who is signed in here.
const isLink = window.location.pathname !== '/login';

if (currentSession() && !isLink) void enter();
else {
  const stop = onSessionChange(() => {
    stop();
    void enter({ afterSignIn: true });
  });
  const warmUp = () => {
    // Signing in reports a failure; typing need not.
    fetchPortal()
      .then(({ warmUpShell }) => warmUpShell())
      .catch(() => undefined);
  };
  document.addEventListener('input', warmUp, { once: true });
  if (isLink)
    import('./openLink')
      .then(({ openLink }) => openLink(root))
      .catch(() => window.location.replace('/login'));
  else
    root.render(
      <Appearance>
        <LoginScreen />
      </Appearance>,
    );
}
