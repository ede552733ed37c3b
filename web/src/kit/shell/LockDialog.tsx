import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql } from 'react-relay';
import { requiredMessage } from 'rules/messages';
import type { LockDialogMutation } from '../../__generated__/LockDialogMutation.graphql';
import { useApart } from '../relay/useApart';
import { type FieldErrors, useDialogForm } from '../relay/useDialogForm';
import { signIn, useSessionUser } from '../session/sessionStore';
import { useSignOut } from '../session/useSignOut';
import { Button } from '../ui/Button';
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
  const { email, firstName, lastName } = useSessionUser();
  const { values, errors, error, change, submit } = useDialogForm({ password: '' }, validate);
  const [signOut, isLeaving] = useSignOut();
  const [login, isBusy] = useApart<LockDialogMutation, 'LoginPayload'>(
    graphql`
      mutation LockDialogMutation($input: LoginInput!) {
        result: login(input: $input) {
          __typename
          ... on SignInError {
            message
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
              idleMinutes
            }
          }
        }
      }
    `,
    'Login failed',
  );
  const unlock = () =>
    submit(async ({ password }) => {
      const outcome = await login({ input: { email, password } });
      if (outcome.ok) signIn(outcome.result.user);
      return outcome;
    });
  return (
    <DialogFrame
      open
      kind="alert"
      title="Locked"
      width="small"
      covers
      locked={isBusy}
      // Only the password or signing out leads away from here.
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
      <ErrorSummary error={error} issues={[]} />
      <p className={styles.about}>
        Nobody has used this page for a while. Enter the password of {firstName} {lastName} to go on where you
        left off.
      </p>
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
    </DialogFrame>
  );
}
