import { Field, Input } from '@fluentui/react-components';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../kit/ui/BusyButton';
import { PasswordField } from '../../kit/ui/PasswordField';
import { FormAlert } from './FormAlert';
import { GatePage } from './GatePage';
import { useLogin } from './useLogin';

/** Whether anybody may request an account: the server says so in the page. */
const isRegistrationOpen = () =>
  document.querySelector<HTMLMetaElement>('meta[name=registration]')?.content === 'approval';

/** The way in. Where it leads, the page around it learns from the session. */
export function LoginScreen() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const [more, setMore] = useState<typeof import('./moreSignIn') | null>(null);
  // Null until it is asked for.
  const [code, setCode] = useState<string | null>(null);
  const [login, isBusy] = useLogin();
  const [Request, setRequest] = useState<ComponentType<{ onBack: () => void }> | null>(null);

  const focus = (field: 'email' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    setError(null);
    if (!email.trim()) return focus('email');
    if (!password) return focus('password');
    const refusal = await login({ email: email.trim(), password, code });
    if (!refusal) return;
    setTried(false);
    const isDue = refusal.code === 'SECOND_FACTOR_REQUIRED';
    if (!isDue || code !== null) setError(refusal.message);
    // The password is right: only the code is typed again.
    if (isDue || code !== null) return setCode('');
    setPassword('');
    focus('password');
  };

  // It comes while people type: nobody waits for it.
  useEffect(() => void import('./moreSignIn').then(setMore, () => undefined), []);

  // Few ever ask: the form comes when it is needed, and where it cannot come the button can be pressed again.
  const askForAccount = () =>
    import('./RegisterScreen').then(
      ({ RegisterScreen }) => setRequest(() => RegisterScreen),
      () => undefined,
    );
  if (Request) return <Request onBack={() => setRequest(null)} />;
  return (
    <GatePage title="Sign in to your account">
      <form ref={form} className="gate-form" onSubmit={submit} noValidate>
        <FormAlert tone="error" text={error} />
        <Field
          label="Email"
          required
          validationMessage={wasTried && !email.trim() ? 'Enter your email address.' : undefined}
        >
          <Input
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            value={email}
            onChange={(_event, { value }) => setEmail(value)}
          />
        </Field>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          error={wasTried && !password ? 'Enter your password.' : undefined}
        />
        {more && code !== null && <more.CodeStep value={code} onChange={setCode} />}
        <BusyButton type="submit" appearance="primary" size="large" busy={isBusy} busyLabel="Signing In...">
          Sign In
        </BusyButton>
        {more && <more.PasskeySignIn onRefused={setError} />}
        {isRegistrationOpen() && (
          <button type="button" className="gate-link" onClick={askForAccount}>
            Request an account
          </button>
        )}
      </form>
    </GatePage>
  );
}
