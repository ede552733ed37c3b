import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import { useVoidRunPayment } from './useVoidRunPayment';

const useStyles = makeStyles({ reason: { marginTop: tokens.spacingVerticalM } });

type VoidRunPaymentDialogProps = {
  payment: { readonly id: string; readonly date: string; readonly amount: number };
  onClose: () => void;
};

/** Voids a run's payment that did not happen, with a reason that stays on it. */
export function VoidRunPaymentDialog({ payment, onClose }: VoidRunPaymentDialogProps) {
  const styles = useStyles();
  const [voidPayment, isBusy] = useVoidRunPayment();
  const { values, errors, error, change, submit } = useDialogForm({ reason: '' }, ({ reason }) => ({
    ...(reason.trim() === '' && { reason: 'Enter a reason.' }),
  }));
  const confirm = async () => {
    if (!(await submit(({ reason }) => voidPayment({ id: payment.id, reason: reason.trim() })))) return;
    notify.success('Payment voided. The payroll is back to processed.');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Void the payment of ${formatAmount(payment.amount)}?`}
      confirmLabel="Void Payment"
      busyLabel="Voiding..."
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      The payment of {formatDay(payment.date)} stays on record as void. What it paid goes back to processed
      and counts in no tax year until you record another payment.
      <Field
        label="Reason"
        hint="e.g. Bounced check"
        required
        validationMessage={errors.reason}
        className={styles.reason}
      >
        <Input
          value={values.reason}
          autoComplete="off"
          onChange={(_event, { value }) => change('reason', value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
