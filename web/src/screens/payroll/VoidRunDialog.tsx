import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { STAYS_PAID } from 'rules/payments';
import type { PayrollRunStatus } from '../../__generated__/useVoidPayrollRunMutation.graphql';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useVoidPayrollRun } from './useVoidPayrollRun';

const useStyles = makeStyles({ reason: { marginTop: tokens.spacingVerticalM } });

type VoidRunDialogProps = {
  id: string;
  number: number;
  /** The status shown: a run that has another one by now is not voided. */
  status: PayrollRunStatus;
  onVoided: () => void;
  onClose: () => void;
};

/** Voids a run, with a reason that stays on it permanently. */
export function VoidRunDialog({ id, number, status, onVoided, onClose }: VoidRunDialogProps) {
  const styles = useStyles();
  const [voidRun, isSaving] = useVoidPayrollRun(
    status === 'PAID' ? `Payroll #${number} voided. ${STAYS_PAID}` : `Payroll #${number} voided`,
  );
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  const confirm = async () => {
    if (reason.trim() === '') return setFieldError('Enter a reason.');
    setError(null);
    const outcome = await voidRun({ id, reason: reason.trim(), expectedStatus: status });
    if (outcome.ok) {
      onClose();
      return onVoided();
    }
    setFieldError(fieldMessages(outcome.issues).reason);
    setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Void payroll #${number}?`}
      confirmLabel="Void Payroll"
      busyLabel="Voiding..."
      busy={isSaving}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {status === 'PAID'
        ? `It stays on record as void. ${STAYS_PAID} You can then process the week again.`
        : 'It stays on record as void and no longer counts. You can then process the week again.'}
      <Field label="Reason" required validationMessage={fieldError} className={styles.reason}>
        <Input
          value={reason}
          autoComplete="off"
          onChange={(_event, { value }) => {
            setReason(value);
            setFieldError(undefined);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}
