/** What the sign-in page needs besides a password: the code of an app, and passkeys. */
import { canUsePasskeys } from '../../kit/session/passkeySupport';
import { CodeField } from '../../kit/ui/CodeField';

export function CodeStep(props: { value: string; onChange: (code: string) => void }) {
  return <CodeField {...props} hint="From your authenticator app, or a recovery code." autoFocus />;
}

export function PasskeySignIn({ onRefused }: { onRefused: (why: string | null) => void }) {
  const signIn = async () => {
    onRefused(null);
    const { signInWithPasskey } = await import('../../kit/relay/passkeys');
    onRefused(await signInWithPasskey());
  };
  if (!canUsePasskeys()) return null;
  return (
    <button type="button" className="gate-link" onClick={signIn}>
      Sign in with a passkey
    </button>
  );
}
