/** The sign-in page's options besides address and password: the code of an app, passkeys, and the links to them. */
import type { ComponentType } from 'react';
import { canUsePasskeys } from '../../kit/session/passkeySupport';
import { CodeField } from '../../kit/ui/CodeField';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

export function CodeStep(props: { value: string; onChange: (code: string) => void }) {
  return <CodeField {...props} hint="From your authenticator app, or a recovery code." autoFocus />;
}

/** Whether anyone may request an account: the server sends this with the page. */
const isRegistrationOpen = () =>
  document.querySelector<HTMLMetaElement>('meta[name=registration]')?.content === 'approval';

/** Shown instead of the sign-in. */
export type OtherScreen = ComponentType<{ onBack: () => void }>;

type OtherWaysProps = { onRefused: (why: string | null) => void; onOpen: (screen: OtherScreen) => void };

// It includes the portal's rendering code, which no one loads to sign in.
const loadRegister = () => import('./RegisterScreen');
const warmUpRegister = () => void loadRegister().catch(() => undefined);

/** The options without the password. */
export function OtherWays({ onRefused, onOpen }: OtherWaysProps) {
  const signIn = async () => {
    onRefused(null);
    const { signInWithPasskey } = await import('../../kit/relay/passkeys');
    onRefused(await signInWithPasskey());
  };
  const register = () =>
    loadRegister().then(
      ({ RegisterScreen }) => onOpen(RegisterScreen),
      () => onRefused('Couldn’t load this. Check your connection, or reload the page.'),
    );
  return (
    <>
      {canUsePasskeys() && (
        <button type="button" className="gate-link" onClick={signIn}>
          Sign in with a passkey
        </button>
      )}
      <button type="button" className="gate-link" onClick={() => onOpen(ForgotPasswordScreen)}>
        Forgot password?
      </button>
      {isRegistrationOpen() && (
        <button
          type="button"
          className="gate-link"
          onPointerEnter={warmUpRegister}
          onFocus={warmUpRegister}
          onClick={register}
        >
          Request an account
        </button>
      )}
    </>
  );
}
