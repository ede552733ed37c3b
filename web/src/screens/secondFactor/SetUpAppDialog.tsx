import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { requiredMessage } from 'rules/messages';
import type { SetUpAppDialogBeginMutation } from '../../__generated__/SetUpAppDialogBeginMutation.graphql';
import type { SetUpAppDialogConfirmMutation } from '../../__generated__/SetUpAppDialogConfirmMutation.graphql';
import { useApart } from '../../kit/relay/useApart';
import { type FieldErrors, useDialogForm } from '../../kit/relay/useDialogForm';
import { noteDuty } from '../../kit/session/sessionOver';
import { CodeField } from '../../kit/ui/CodeField';
import { FormDialog } from '../../kit/ui/FormDialog';
import { QrCode } from '../../kit/ui/QrCode';
import { Spinner } from '../../kit/ui/Spinner';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: 0 },
  code: { display: 'flex', justifyContent: 'center' },
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

const validate = ({ code }: { code: string }): FieldErrors =>
  code.trim() ? {} : { code: requiredMessage('Code') };

type Secret = { readonly secret: string; readonly address: string };

/** Sets up an authenticator app: a QR code, a code of the app, and recovery codes that are shown once. */
export function SetUpAppDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const styles = useStyles();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { values, errors, error, change, submit } = useDialogForm({ code: '' }, validate);
  const [begin] = useApart<SetUpAppDialogBeginMutation, 'BeginAuthenticatorAppPayload'>(
    graphql`
      mutation SetUpAppDialogBeginMutation {
        result: beginAuthenticatorApp {
          __typename
          ... on ConflictError {
            message
          }
          ... on BeginAuthenticatorAppPayload {
            secret
            address
          }
        }
      }
    `,
    'Failed to set up the app',
  );
  const [confirm, isBusy] = useApart<SetUpAppDialogConfirmMutation, 'RecoveryCodesPayload'>(
    graphql`
      mutation SetUpAppDialogConfirmMutation($input: ConfirmAuthenticatorAppInput!) {
        result: confirmAuthenticatorApp(input: $input) {
          __typename
          ... on ConflictError {
            message
          }
          ... on ValidationError {
            message
            issues {
              path
              message
            }
          }
          ... on RecoveryCodesPayload {
            recoveryCodes
          }
        }
      }
    `,
    'Failed to set up the app',
  );
  useEffect(() => {
    let isGone = false;
    begin({}).then((outcome) => {
      if (isGone) return;
      if (outcome.ok) setSecret(outcome.result);
      else setFailure(outcome.message);
    });
    return () => {
      isGone = true;
    };
  }, [begin]);

  const turnOn = () =>
    submit(async ({ code }) => {
      const outcome = await confirm({ input: { code } });
      if (outcome.ok) {
        noteDuty({ needsSecondFactor: false });
        setCodes(outcome.result.recoveryCodes);
      }
      return outcome;
    });
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onDone} />;
  return (
    <FormDialog
      open
      title="Set Up Authenticator App"
      submitLabel="Turn On"
      busyLabel="Checking..."
      busy={isBusy}
      disabledReason={secret ? null : 'The QR code isn’t ready yet.'}
      error={failure ?? (errors.code ? null : error)}
      width="small"
      onSubmit={() => void turnOn()}
      onClose={onClose}
    >
      {secret && (
        <>
          <p className={styles.text}>
            Scan this code with an app such as Google Authenticator, 1Password or Microsoft Authenticator.
          </p>
          <div className={styles.code}>
            <QrCode text={secret.address} label="QR code for your authenticator app" />
          </div>
          <p className={styles.text}>
            Or type this key into it:{' '}
            <span className={styles.secret}>{secret.secret.match(/.{4}/g)?.join(' ')}</span>
          </p>
          <CodeField
            label="Code from the app"
            value={values.code}
            onChange={(code) => change('code', code)}
            error={errors.code}
            autoFocus
          />
        </>
      )}
      {!secret && !failure && (
        <p className={styles.text}>
          <Spinner /> Making a QR code...
        </p>
      )}
    </FormDialog>
  );
}
