import { Field, Input, makeStyles, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { requiredMessage } from 'rules/messages';
import { addPasskey } from '../../kit/relay/passkeys';
import { type FieldErrors, useDialogForm } from '../../kit/relay/useDialogForm';
import { noteDuty } from '../../kit/session/sessionOver';
import { FormDialog } from '../../kit/ui/FormDialog';

const useStyles = makeStyles({ text: { ...typographyStyles.body1, margin: 0 } });

const validate = ({ name }: { name: string }): FieldErrors =>
  name.trim() ? {} : { name: requiredMessage('Name') };

/** Makes a passkey on this device, with a name for its owner. */
export function AddPasskeyDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const styles = useStyles();
  const { values, errors, error, change, submit } = useDialogForm({ name: '' }, validate);
  const [isBusy, setBusy] = useState(false);
  const add = () =>
    submit(async ({ name }) => {
      setBusy(true);
      const message = await addPasskey(name.trim());
      setBusy(false);
      if (message) return { ok: false, message, issues: [] };
      noteDuty({ needsSecondFactor: false });
      onDone();
      return { ok: true, result: null };
    });
  return (
    <FormDialog
      open
      title="Add Passkey"
      submitLabel="Add Passkey"
      busyLabel="Waiting for the device..."
      busy={isBusy}
      error={error}
      width="small"
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <p className={styles.text}>
        A passkey signs you in with your fingerprint, face or PIN instead of a password and code. Your device
        asks for it next.
      </p>
      <Field label="Name" required hint="e.g. Work laptop" validationMessage={errors.name}>
        <Input
          value={values.name}
          onChange={(_event, { value }) => change('name', value)}
          autoComplete="off"
          maxLength={100}
        />
      </Field>
    </FormDialog>
  );
}
