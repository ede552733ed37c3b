import { type FormEvent, useState } from 'react';
import { findNewPasswordIssue } from 'rules/password';
import { BusyButton } from '../../kit/ui/BusyButton';
import { PasswordField } from '../../kit/ui/PasswordField';
import { FormAlert } from './FormAlert';
import { PasswordChecklist } from './PasswordChecklist';

type ChoosePasswordFormProps = {
  /** The user, for the password manager; undefined if the page does not know. */
  email?: string;
  /** Words the password should not contain, as far as the page knows the person. */
  known?: readonly string[];
  label: string;
  busyLabel: string;
  /** Returns the reason for a failure, or null. */
  onSubmit: (password: string) => Promise<string | null>;
};

/** A new password, typed twice, for someone who is not signed in. */
export function ChoosePasswordForm({
  email,
  known = [],
  label,
  busyLabel,
  onSubmit,
}: ChoosePasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const typing = (set: (value: string) => void) => (value: string) => {
    set(value);
    setError(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const issue = findNewPasswordIssue(password, confirmation);
    setError(issue);
    if (issue) return;
    setBusy(true);
    const refusal = await onSubmit(password);
    setError(refusal);
    // On success it stays busy until the next page has loaded.
    if (refusal) setBusy(false);
  };
  return (
    <form className="gate-form" onSubmit={submit} noValidate>
      <FormAlert text={error} />
      {email && <input type="hidden" name="email" autoComplete="username" value={email} />}
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        required
        autoFocus
        value={password}
        onChange={typing(setPassword)}
      />
      <PasswordChecklist password={password} known={known} />
      <PasswordField
        label="Confirm new password"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={typing(setConfirmation)}
      />
      <BusyButton type="submit" appearance="primary" size="large" busy={isBusy} busyLabel={busyLabel}>
        {label}
      </BusyButton>
    </form>
  );
}
