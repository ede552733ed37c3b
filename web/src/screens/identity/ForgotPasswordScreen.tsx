import { Field, Input } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../kit/ui/BusyButton';
import { FormAlert } from './FormAlert';
import { FormSuccess } from './FormSuccess';
import { GatePage } from './GatePage';
import { requestLink } from './resetWithLink';

/** Whether the portal can email a link: the server sends this with the page. */
const sendsMail = () => document.querySelector<HTMLMetaElement>('meta[name=mail]')?.content === 'on';

/** Requests a link to set a new password. */
export function ForgotPasswordScreen({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (!email.trim()) return;
    setBusy(true);
    const sent = await requestLink(email.trim());
    setBusy(false);
    setError('refusal' in sent ? sent.refusal : null);
    setAnswer('refusal' in sent ? null : (sent.result?.text ?? null));
  };
  const back = (
    <button type="button" className="gate-link" onClick={onBack}>
      Back to Sign In
    </button>
  );
  if (!sendsMail())
    return (
      <GatePage
        title="Forgot Password"
        text="Ask an administrator for a new password. They can set one right away."
      >
        {back}
      </GatePage>
    );
  return (
    <GatePage title="Forgot Password" text="We’ll email you a link to choose a new one.">
      <form className="gate-form" onSubmit={submit} noValidate>
        <FormAlert text={error} />
        <FormSuccess text={answer} />
        {!answer && (
          <>
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
            <BusyButton type="submit" appearance="primary" size="large" busy={isBusy} busyLabel="Sending...">
              Send Link
            </BusyButton>
          </>
        )}
        {back}
      </form>
    </GatePage>
  );
}
