import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql } from 'react-relay';
import { requiredMessage } from 'rules/messages';
import type { ConfirmIdentityDialogMutation } from '../../__generated__/ConfirmIdentityDialogMutation.graphql';
import { useApart } from '../relay/useApart';
import { type FieldErrors, useDialogForm } from '../relay/useDialogForm';
import { FormDialog } from '../ui/FormDialog';
import { PasswordField } from '../ui/PasswordField';

const useStyles = makeStyles({
  about: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

const validate = ({ password }: { password: string }): FieldErrors =>
  password ? {} : { password: requiredMessage('Password') };

type ConfirmIdentityDialogProps = { onConfirmed: () => void; onClose: () => void };

/** Asks for the password; what was meant continues by itself afterwards. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const styles = useStyles();
  const { values, errors, error, change, submit } = useDialogForm({ password: '' }, validate);
  const [confirm, isBusy] = useApart<ConfirmIdentityDialogMutation, 'ConfirmIdentityPayload'>(
    graphql`
      mutation ConfirmIdentityDialogMutation($input: ConfirmIdentityInput!) {
        result: confirmIdentity(input: $input) {
          __typename
          ... on ValidationError {
            message
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'Failed to check the password',
  );
  const ask = async () => {
    if (await submit(({ password }) => confirm({ input: { password } }))) onConfirmed();
  };
  return (
    <FormDialog
      open
      title="Confirm it’s you"
      submitLabel="Confirm"
      busyLabel="Checking..."
      busy={isBusy}
      // A wrong password is said at its field.
      error={errors.password ? null : error}
      width="small"
      onSubmit={() => void ask()}
      onClose={onClose}
    >
      <p className={styles.about}>
        This needs your password again, so that nobody can do it on a screen you left open.
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
    </FormDialog>
  );
}
