import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import type { PlanRow } from './planRow';
import { useVoidRepayment } from './useVoidRepayment';

const useStyles = makeStyles({ reason: { marginTop: tokens.spacingVerticalM } });

type VoidRepaymentDialogProps = {
  repayment: Pick<PlanRow['repayments'][number], 'id' | 'amount'>;
  first: number;
  onClose: () => void;
};

/** Voids a repayment that did not happen, with a reason that stays on it. */
export function VoidRepaymentDialog({ repayment: { id, amount }, first, onClose }: VoidRepaymentDialogProps) {
  const styles = useStyles();
  const [voidRepayment, isVoiding] = useVoidRepayment();
  const { values, errors, error, change, submit } = useDialogForm({ reason: '' }, ({ reason }) => ({
    ...(reason.trim() === '' && { reason: 'Enter a reason.' }),
  }));
  const confirm = async () => {
    if (!(await submit(({ reason }) => voidRepayment({ input: { id, reason: reason.trim() }, first }))))
      return;
    notify.success(`${formatAmount(amount)} is owed again`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Void ${formatAmount(amount)} paid back?`}
      confirmLabel="Void Repayment"
      busyLabel="Voiding..."
      busy={isVoiding}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      It stays on record as void, and {formatAmount(amount)} is owed again.
      <Field label="Reason" required validationMessage={errors.reason} className={styles.reason}>
        <Input
          value={values.reason}
          autoComplete="off"
          onChange={(_event, { value }) => change('reason', value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
