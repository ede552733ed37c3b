import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import type { OpeningRow } from './openingRow';
import { useVoidOpeningBalance } from './useVoidOpeningBalance';

const useStyles = makeStyles({ reason: { marginTop: tokens.spacingVerticalM } });

type VoidOpeningDialogProps = { opening: Pick<OpeningRow, 'id' | 'year'>; onClose: () => void };

/** Voids a wrong entry, with a reason that stays on it. */
export function VoidOpeningDialog({ opening: { id, year }, onClose }: VoidOpeningDialogProps) {
  const styles = useStyles();
  const [voidOpening, isVoiding] = useVoidOpeningBalance();
  const { values, errors, error, change, submit } = useDialogForm({ reason: '' }, ({ reason }) => ({
    ...(reason.trim() === '' && { reason: 'Enter a reason.' }),
  }));
  const confirm = async () => {
    if (!(await submit(({ reason }) => voidOpening({ input: { id, reason: reason.trim() } })))) return;
    notify.success(`What was paid in ${year} outside this system is void`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Void what was paid in ${year}?`}
      confirmLabel="Void Amounts"
      busyLabel="Voiding..."
      busy={isVoiding}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      It stays on record as void and no longer counts on any form. An advance entered with it stays: void it
      under Balance.
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
