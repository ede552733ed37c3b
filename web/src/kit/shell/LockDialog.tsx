import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { requiredMessage } from 'rules/messages';
import type { LockDialogMutation } from '../../__generated__/LockDialogMutation.graphql';
import { stillWaitingText } from '../offline/queue';
import { useEntries } from '../offline/useEntries';
import { signInWithPasskey } from '../relay/passkeys';
import { useApart } from '../relay/useApart';
import { type FieldErrors, useDialogForm } from '../relay/useDialogForm';
import { canUsePasskeys } from '../session/passkeySupport';
import { signIn, useSessionUser } from '../session/sessionStore';
import type { StoredUser } from '../session/storedUser';
import { useSignOut } from '../session/useSignOut';
import { Button } from '../ui/Button';
import { CodeField } from '../ui/CodeField';
import { DialogFrame } from '../ui/DialogFrame';
import { ErrorSummary } from '../ui/ErrorSummary';
import { PasswordField } from '../ui/PasswordField';

const useStyles = makeStyles({
  about: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

const validate = ({ password }: { password: string }): FieldErrors =>
  password ? {} : { password: requiredMessage('Password') };

/** Covers the page until its user signs in again. What is below stays as it is. */
export function LockDialog() {
  const styles = useStyles();
  const { id, email, firstName, lastName } = useSessionUser();
  const waiting = useEntries(id);
  const { values, errors, error, change, submit } = useDialogForm({ password: '', code: '' }, validate);
  const [asksCode, setAsksCode] = useState(false);
  const [passkeyError, setPasskeyError] = useState<string | null>(null);
  const [signOut, isLeaving] = useSignOut();
  const [login, isBusy] = useApart<LockDialogMutation, 'LoginPayload'>(
    graphql`
      mutation LockDialogMutation($input: LoginInput!) {
        result: login(input: $input) {
          __typename
          ... on SignInError {
            message
            code
          }
          ... on ValidationError {
            message
          }
          ... on LoginPayload {
            user {
              id
              firstName
              lastName
              email
              roles
              needsPasswordChange
              needsSecondFactor
              idleMinutes
            }
          }
        }
      }
    `,
    'Login failed',
  );
  const unlock = () =>
    submit(async ({ password, code }) => {
      const outcome = await login({ input: { email, password, code: code || null } });
      if (outcome.ok) signIn(outcome.result.user as StoredUser);
      else if (outcome.code === 'SECOND_FACTOR_REQUIRED') setAsksCode(true);
      return outcome;
    });
  const usePasskey = async () => setPasskeyError(await signInWithPasskey());
  return (
    <DialogFrame
      open
      kind="alert"
      title="Locked"
      width="small"
      covers
      locked={isBusy}
      // The only ways out are the password and signing out.
      onClose={() => undefined}
      onSubmit={() => void unlock()}
      actions={
        <>
          <Button busy={isLeaving} busyLabel="Signing out..." onClick={signOut}>
            Sign Out
          </Button>
          <Button type="submit" appearance="primary" busy={isBusy} busyLabel="Checking...">
            Unlock
          </Button>
        </>
      }
    >
      <ErrorSummary error={error ?? passkeyError} issues={[]} />
      <p className={styles.about}>
        This page locked while you were away. Enter the password for {firstName} {lastName} to pick up where
        you left off.
      </p>
      {waiting.length > 0 && <p className={styles.about}>{stillWaitingText(waiting)}</p>}
      <PasswordField
        label="Your password"
        name="current-password"
        autoComplete="current-password"
        autoFocus
        required
        value={values.password}
        onChange={(password) => change('password', password)}
        error={errors.password}
      />
      {asksCode && (
        <CodeField
          value={values.code}
          onChange={(code) => change('code', code)}
          hint="From your authenticator app, or a recovery code."
          autoFocus
        />
      )}
      {asksCode && canUsePasskeys() && <Button onClick={usePasskey}>Use a Passkey</Button>}
    </DialogFrame>
  );
}
