import { Field, Input } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { requiredMessage } from 'rules/messages';
import { findNameIssue } from 'rules/plainText';
import { BusyButton } from '../../kit/ui/BusyButton';
import { PasswordField } from '../../kit/ui/PasswordField';
import { FormAlert } from './FormAlert';
import { FormSuccess } from './FormSuccess';
import { GatePage } from './GatePage';
import { PasswordChecklist } from './PasswordChecklist';
import { type RegisterValues, useRegister } from './useRegister';

const FIELDS = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', required: true },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', required: true },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', required: true },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel', required: false },
] as const;

/** Requests an account, if the company allows it; an administrator activates it. */
export function RegisterScreen({ onBack }: { onBack: () => void }) {
  const [values, setValues] = useState<RegisterValues>({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    password: '',
  });
  const [error, setError] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [register, isBusy] = useRegister();

  const type = (name: keyof RegisterValues) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setError(null);
  };
  const findIssue = (name: keyof RegisterValues, label: string) => {
    if (name === 'firstName' || name === 'lastName') return findNameIssue(label, values[name]);
    return values[name].trim() ? null : requiredMessage(label);
  };
  const shownIssue = (name: keyof RegisterValues, label: string) =>
    (wasTried && findIssue(name, label)) || undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    const isWhole = FIELDS.every(({ name, label, required }) => !required || !findIssue(name, label));
    if (!isWhole || !values.password) return;
    const refusal = await register(values);
    setError(refusal);
    setSent(!refusal);
  };

  return (
    <GatePage title="Request an account" text="You can sign in once an administrator approves it.">
      <form className="gate-form" onSubmit={submit} noValidate>
        <FormAlert text={error} />
        <FormSuccess text={isSent ? 'Request sent. You can sign in once it’s approved.' : null} />
        {!isSent && (
          <>
            {FIELDS.map(({ name, label, required, ...input }) => (
              <Field
                key={name}
                label={label}
                required={required}
                validationMessage={required ? shownIssue(name, label) : undefined}
              >
                <Input
                  {...input}
                  name={name}
                  value={values[name]}
                  onChange={(_event, { value }) => type(name)(value)}
                />
              </Field>
            ))}
            <PasswordField
              label="Password"
              name="new-password"
              autoComplete="new-password"
              required
              value={values.password}
              onChange={type('password')}
              error={shownIssue('password', 'Password')}
            />
            <PasswordChecklist
              password={values.password}
              known={[values.firstName, values.lastName, values.email]}
            />
            <BusyButton type="submit" appearance="primary" size="large" busy={isBusy} busyLabel="Sending...">
              Request Account
            </BusyButton>
          </>
        )}
        <button type="button" className="gate-link" onClick={onBack}>
          Back to Sign In
        </button>
      </form>
    </GatePage>
  );
}
