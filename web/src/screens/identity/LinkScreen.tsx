import { InvitationScreen } from './InvitationScreen';
import { ResetPasswordScreen } from './ResetPasswordScreen';

/** Where the links of mails lead. Few visits begin here, so the sign-in page loads it only then. */
export const LinkScreen = () =>
  window.location.pathname === '/invitation' ? <InvitationScreen /> : <ResetPasswordScreen />;
