import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { findNewPasswordIssue } from 'rules/password';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { PasswordField } from '../../kit/ui/PasswordField';
import { FormAlert } from './FormAlert';
import { FormSuccess } from './FormSuccess';
import { PasswordChecklist } from './PasswordChecklist';
import { type ChangeOutcome, useChangePassword } from './useChangePassword';

/** How long the confirmation shows before the form is done. */
const confirmationMs = 2000;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    // One below the other, like the buttons of the other dialogs.
    [media.narrow]: { flexDirection: 'column', '& button': { maxWidth: 'none' } },
  },
});

type ChangePasswordFormProps = {
  /** Asks for the current password as well, except for a forced change. */
  asksCurrent: boolean;
  /** A button beside the submit button. */
  secondary?: ReactNode;
  /** Called once the confirmation has been shown. */
  onDone: () => void;
};

/** A new password, typed twice, with the four requirements ticked off while typing. */
export function ChangePasswordForm({ asksCurrent, secondary, onDone }: ChangePasswordFormProps) {
  const styles = useStyles();
  const user = useSessionUser();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null);
  const [change, isBusy] = useChangePassword();
  const isDone = outcome?.ok ?? false;

  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(onDone, confirmationMs);
    return () => window.clearTimeout(timer);
  }, [isDone, onDone]);

  const typing = (set: (value: string) => void) => (value: string) => {
    set(value);
    setOutcome(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy || isDone) return;
    const error =
      asksCurrent && !current ? 'Current password is required' : findNewPasswordIssue(next, confirmation);
    setOutcome(error ? { ok: false, message: error } : await change(next, asksCurrent ? current : undefined));
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {outcome && (isDone ? <FormSuccess text={outcome.message} /> : <FormAlert text={outcome.message} />)}
      {/* Tells the password manager whose password changes. */}
      <input type="hidden" name="email" autoComplete="username" value={user.email} />
      {asksCurrent && (
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          required
          disabled={isDone}
          value={current}
          onChange={typing(setCurrent)}
          error={outcome?.errors?.currentPassword}
        />
      )}
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        required
        disabled={isDone}
        value={next}
        onChange={typing(setNext)}
        error={outcome?.errors?.newPassword}
      />
      <PasswordChecklist password={next} known={[user.firstName, user.lastName, user.email]} />
      <PasswordField
        label="Confirm new password"
        name="confirm-password"
        autoComplete="new-password"
        required
        disabled={isDone}
        value={confirmation}
        onChange={typing(setConfirmation)}
      />
      <div className={styles.actions}>
        {secondary}
        <Button
          type="submit"
          appearance="primary"
          busy={isBusy}
          busyLabel="Changing..."
          disabledReason={isDone ? 'Password changed.' : null}
        >
          Change Password
        </Button>
      </div>
    </form>
  );
}
