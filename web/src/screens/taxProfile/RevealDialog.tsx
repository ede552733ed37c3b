import { Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { MAX_NUMBER_REASON } from 'rules/limits';
import { requiredMessage } from 'rules/messages';
import { findReasonIssue } from 'rules/numberReason';
import { type FieldErrors, useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { PasswordField } from '../../kit/ui/PasswordField';
import { useRevealTaxNumber } from './useRevealTaxNumber';

const useStyles = makeStyles({
  about: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

type Values = { password: string; reason: string };

function validate({ password, reason }: Values): FieldErrors {
  const errors: FieldErrors = {};
  if (!password) errors.password = requiredMessage('Password');
  const issue = findReasonIssue('reveal', reason);
  if (issue) errors.reason = issue;
  return errors;
}

type RevealDialogProps = { userId: string; onRevealed: (taxNumber: string) => void; onClose: () => void };

/** Asks for the password and a reason before a number is shown in full. */
export function RevealDialog({ userId, onRevealed, onClose }: RevealDialogProps) {
  const styles = useStyles();
  const nothing: Values = { password: '', reason: '' };
  const { values, errors, error, issues, change, submit } = useDialogForm(nothing, validate);
  const [reveal, isBusy] = useRevealTaxNumber();
  const ask = () =>
    submit(async ({ password, reason }) => {
      const outcome = await reveal({ input: { userId, password, reason: reason.trim() } });
      if (outcome.ok) onRevealed(outcome.result.taxNumber);
      return outcome;
    });
  return (
    <FormDialog
      open
      title="Show taxpayer number"
      submitLabel="Show Number"
      busyLabel="Checking..."
      busy={isBusy}
      error={error}
      issues={issues}
      width="small"
      onSubmit={() => void ask()}
      onClose={onClose}
    >
      <p className={styles.about}>
        The number shows for 30 seconds. The audit log keeps who asked for it and why, never the number.
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
      <Field label="Reason" required validationMessage={errors.reason}>
        <Input
          value={values.reason}
          maxLength={MAX_NUMBER_REASON}
          autoComplete="off"
          onChange={(_event, { value }) => change('reason', value)}
        />
      </Field>
    </FormDialog>
  );
}
