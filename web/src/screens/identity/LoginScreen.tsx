import { Field, Input } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { BusyButton } from '../../kit/ui/BusyButton';
import { PasswordField } from '../../kit/ui/PasswordField';
import { FormAlert } from './FormAlert';
import { GatePage } from './GatePage';
import type { OtherFormProps } from './OtherForm';
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
  const [login, isBusy] = useLogin();
  const [other, setOther] = useState<ReactNode>(null);

  const focus = (field: 'email' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    setError(null);
    if (!email.trim()) return focus('email');
    if (!password) return focus('password');
    const refusal = await login(email.trim(), password);
    if (!refusal) return;
    setError(refusal);
    setTried(false);
    setPassword('');
    focus('password');
  };

  // Few need another form: it comes when it is asked for, and where it cannot come the button can be pressed again.
  const open = (form: OtherFormProps['form']) => () =>
    void import('./OtherForm').then(
      ({ OtherForm }) => setOther(<OtherForm form={form} onBack={() => setOther(null)} />),
      () => undefined,
    );
  if (other) return other;
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
        <BusyButton type="submit" appearance="primary" size="large" busy={isBusy} busyLabel="Signing In...">
          Sign In
        </BusyButton>
        <button type="button" className="gate-link" onClick={open('forgot')}>
          Forgot password?
        </button>
        {isRegistrationOpen() && (
          <button type="button" className="gate-link" onClick={open('register')}>
            Request an account
          </button>
        )}
      </form>
    </GatePage>
  );
}
