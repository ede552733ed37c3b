import { InvitationScreen } from './InvitationScreen';
import { ResetPasswordScreen } from './ResetPasswordScreen';

/** The targets of links in emails. Few visits begin here, so the sign-in page loads it only then. */
export const LinkScreen = () =>
  window.location.pathname === '/invitation' ? <InvitationScreen /> : <ResetPasswordScreen />;
