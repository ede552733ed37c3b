import { createRoot } from 'react-dom/client';
import { currentSession, onSessionChange } from '../kit/session/sessionStore';
import { LoginScreen } from '../screens/identity/LoginScreen';
import { Appearance } from './Appearance';

// The sign-in page is its own page: people signing in need not wait for the portal's code, which arrives while they
// type. The portal then takes over the page, without a new document in between.

const root = createRoot(document.getElementById('root')!);
const fetchPortal = () => import('./portal');

const enter = (options?: { afterSignIn: boolean }) =>
  fetchPortal()
    .then(({ openPortalAtHome }) => openPortalAtHome(root, options))
    // A newer version may have taken the place of the one that this page belongs to.
    .catch(() => window.location.replace('/dashboard'));

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
