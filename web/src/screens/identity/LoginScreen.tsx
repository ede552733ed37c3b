import { Field, Input } from '@fluentui/react-components';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../kit/ui/BusyButton';
import { PasswordField } from '../../kit/ui/PasswordField';
import { FormAlert } from './FormAlert';
import { GatePage } from './GatePage';
import type { OtherScreen } from './moreSignIn';
import { useLogin } from './useLogin';

/** The sign-in. The page around it learns from the session what to open next. */
export function LoginScreen() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const [more, setMore] = useState<typeof import('./moreSignIn') | null>(null);
  // Null until it is requested.
  const [code, setCode] = useState<string | null>(null);
  const [login, isBusy] = useLogin();
  const [Other, setOther] = useState<OtherScreen | null>(null);

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
    if (refusal.code === 'SECOND_FACTOR_REQUIRED') return setCode('');
    setError(refusal.message);
    setTried(false);
    // The password was right: only the code is typed again.
    if (code !== null) return setCode('');
    setPassword('');
    focus('password');
  };

  // Few need it, and it loads while people type.
  useEffect(() => void import('./moreSignIn').then(setMore, () => undefined), []);
  if (Other) return <Other onBack={() => setOther(null)} />;
  return (
    <GatePage title="Sign in to your account">
      <form ref={form} className="gate-form" onSubmit={submit} noValidate>
        <FormAlert text={error} />
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
        {more && <more.OtherWays onRefused={setError} onOpen={(screen) => setOther(() => screen)} />}
      </form>
    </GatePage>
  );
}
