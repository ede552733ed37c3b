import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { requiredMessage } from 'rules/messages';
import type { ConfirmIdentityDialogMutation } from '../../__generated__/ConfirmIdentityDialogMutation.graphql';
import { confirmWithPasskey } from '../relay/passkeys';
import { useApart } from '../relay/useApart';
import { type FieldErrors, useDialogForm } from '../relay/useDialogForm';
import { canUsePasskeys } from '../session/passkeySupport';
import { Button } from '../ui/Button';
import { CodeField } from '../ui/CodeField';
import { FormDialog } from '../ui/FormDialog';
import { PasswordField } from '../ui/PasswordField';
import { useSecondFactors } from './useSecondFactors';

const useStyles = makeStyles({
  about: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
  others: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Values = { password: string; code: string };

type ConfirmIdentityDialogProps = { onConfirmed: () => void; onClose: () => void };

/** Asks for the password or another proof of identity; then the original action continues automatically. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const styles = useStyles();
  const secondFactors = useSecondFactors();
  const [by, setBy] = useState<keyof Values>('password');
  const [passkeyError, setPasskeyError] = useState<string | null>(null);
  const validate = (values: Values): FieldErrors =>
    values[by] ? {} : { [by]: requiredMessage(by === 'code' ? 'Code' : 'Password') };
  const { values, errors, error, change, submit } = useDialogForm({ password: '', code: '' }, validate);
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
    if (await submit((typed) => confirm({ input: { [by]: typed[by] } }))) onConfirmed();
  };
  const usePasskey = async () => {
    const refusal = await confirmWithPasskey();
    setPasskeyError(refusal);
    if (!refusal) onConfirmed();
  };
  return (
    <FormDialog
      open
      title="Confirm it’s you"
      submitLabel="Confirm"
      busyLabel="Checking..."
      busy={isBusy}
      // A wrong password shows at its field.
      error={errors[by] ? null : (error ?? passkeyError)}
      width="small"
      onSubmit={() => void ask()}
      onClose={onClose}
    >
      <p className={styles.about}>
        Enter your password again, so no one else can do this on a screen you left open.
      </p>
      {by === 'password' ? (
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
      ) : (
        <CodeField
          value={values.code}
          onChange={(code) => change('code', code)}
          hint="From your authenticator app, or a recovery code."
          error={errors.code}
          autoFocus
        />
      )}
      {secondFactors.length > 0 && (
        <div className={styles.others}>
          {secondFactors.includes('AUTHENTICATOR_APP') && (
            <Button onClick={() => setBy(by === 'code' ? 'password' : 'code')}>
              {by === 'code' ? 'Use the Password' : 'Use a Code'}
            </Button>
          )}
          {secondFactors.includes('PASSKEY') && canUsePasskeys() && (
            <Button onClick={usePasskey}>Use a Passkey</Button>
          )}
        </div>
      )}
    </FormDialog>
  );
}
