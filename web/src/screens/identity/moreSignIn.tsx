/** What the sign-in page has besides address and password: the code of an app, passkeys, and what leads to either. */
import { canUsePasskeys } from '../../kit/session/passkeySupport';
import { CodeField } from '../../kit/ui/CodeField';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { RegisterScreen } from './RegisterScreen';

export function CodeStep(props: { value: string; onChange: (code: string) => void }) {
  return <CodeField {...props} hint="From your authenticator app, or a recovery code." autoFocus />;
}

/** Whether anybody may request an account: the server says so in the page. */
const isRegistrationOpen = () =>
  document.querySelector<HTMLMetaElement>('meta[name=registration]')?.content === 'approval';

export type OtherForm = 'forgot' | 'register';

/** What somebody sees in place of the sign-in. */
export const OtherScreen = ({ form, onBack }: { form: OtherForm; onBack: () => void }) =>
  form === 'forgot' ? <ForgotPasswordScreen onBack={onBack} /> : <RegisterScreen onBack={onBack} />;

type OtherWaysProps = { onRefused: (why: string | null) => void; onOpen: (form: OtherForm) => void };

/** What one can do without the password. */
export function OtherWays({ onRefused, onOpen }: OtherWaysProps) {
  const signIn = async () => {
    onRefused(null);
    const { signInWithPasskey } = await import('../../kit/relay/passkeys');
    onRefused(await signInWithPasskey());
  };
  return (
    <>
      {canUsePasskeys() && (
        <button type="button" className="gate-link" onClick={signIn}>
          Sign in with a passkey
        </button>
      )}
      <button type="button" className="gate-link" onClick={() => onOpen('forgot')}>
        Forgot password?
      </button>
      {isRegistrationOpen() && (
        <button type="button" className="gate-link" onClick={() => onOpen('register')}>
          Request an account
        </button>
      )}
    </>
  );
}
