import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { formatAmount, readCents } from 'rules/amounts';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import type { PlanRow } from './planRow';
import { END_LABELS } from './planTexts';
import { useEndPlan } from './useEndPlan';
import { useVoidAdvance } from './useVoidAdvance';

const useStyles = makeStyles({ reason: { marginTop: tokens.spacingVerticalM } });

type EndPlanDialogProps = {
  plan: Pick<PlanRow, 'id' | 'kind' | 'description' | 'left'>;
  /** Whether it was entered by mistake, and nothing was handed out. */
  isVoid: boolean;
  first: number;
  onClose: () => void;
};

/** Ends a plan, or voids an advance, with the reason that stays on it. */
export function EndPlanDialog({ plan, isVoid, first, onClose }: EndPlanDialogProps) {
  const styles = useStyles();
  const [end, isEnding] = useEndPlan();
  const [voidAdvance, isVoiding] = useVoidAdvance();
  const { values, errors, error, change, submit } = useDialogForm({ reason: '' }, ({ reason }) => ({
    ...(reason.trim() === '' && { reason: 'Enter a reason.' }),
  }));
  const { id, kind, description, left } = plan;
  const label = END_LABELS[kind] ?? 'End';
  const confirm = async () => {
    const isDone = await submit(({ reason }) => {
      const input = { id, reason: reason.trim() };
      return isVoid ? voidAdvance({ input, first }) : end({ input, first });
    });
    if (!isDone) return;
    notify.success(isVoid ? `${description} voided` : `${description} ended`);
    onClose();
  };
  const rest = left != null && readCents(left) > 0 && formatAmount(left);
  const stays =
    kind === 'OVERPAYMENT'
      ? `${rest} is written off and no longer owed. Anything paid as an expense counts as pay on this year’s 1099.`
      : `${rest} stays owed.`;
  return (
    <ConfirmDialog
      open
      danger
      title={isVoid ? `Void ${description}?` : `${label} ${description}?`}
      confirmLabel={isVoid ? 'Void Advance' : label}
      busyLabel={isVoid ? 'Voiding...' : 'Saving...'}
      busy={isEnding || isVoiding}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {isVoid
        ? 'It stays on record as void: nothing was paid out, and nothing is owed.'
        : `Nothing more is taken. ${rest ? stays : 'What was taken stays taken.'}`}
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
