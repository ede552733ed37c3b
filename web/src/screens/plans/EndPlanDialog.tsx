import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { formatAmount, readCents } from 'rules/amounts';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import type { PlanRow } from './planRow';
import { END_LABELS, type PlanEnding } from './planTexts';
import { useEndPlan } from './useEndPlan';
import { useVoidAdvance } from './useVoidAdvance';
import { useWriteOffAdvance } from './useWriteOffAdvance';

const useStyles = makeStyles({ reason: { marginTop: tokens.spacingVerticalM } });

type EndPlanDialogProps = {
  plan: Pick<PlanRow, 'id' | 'kind' | 'description' | 'left'>;
  ending: PlanEnding;
  first: number;
  onClose: () => void;
};

/** Ends a plan, or voids or forgives an advance, with a reason that stays on it. */
export function EndPlanDialog({ plan, ending, first, onClose }: EndPlanDialogProps) {
  const styles = useStyles();
  const [end, isEnding] = useEndPlan();
  const [voidAdvance, isVoiding] = useVoidAdvance();
  const [writeOff, isWritingOff] = useWriteOffAdvance();
  const { values, errors, error, change, submit } = useDialogForm({ reason: '' }, ({ reason }) => ({
    ...(reason.trim() === '' && { reason: 'Enter a reason.' }),
  }));
  const { id, kind, description, left } = plan;
  const rest = left != null && readCents(left) > 0 && formatAmount(left);
  const label = END_LABELS[kind] ?? 'End';
  const stays =
    kind === 'OVERPAYMENT'
      ? `${rest} is written off and no longer owed. Anything paid as an expense counts as pay on this year’s 1099.`
      : `${rest} stays owed.`;
  const { act, title, confirmLabel, done, text } = {
    end: {
      ...{ act: end, title: `${label} ${description}?`, confirmLabel: label, done: 'ended' },
      text: `Nothing more is taken. ${rest ? stays : 'What was taken stays taken.'}`,
    },
    void: {
      ...{ act: voidAdvance, title: `Void ${description}?`, confirmLabel: 'Void Advance', done: 'voided' },
      text: 'It stays on record as void: nothing was paid out, and nothing is owed.',
    },
    writeOff: {
      ...{
        act: writeOff,
        title: `Write off ${description}?`,
        confirmLabel: 'Write Off',
        done: 'written off',
      },
      text: `${rest} is no longer owed. It counts as pay on this year’s 1099, and a pay statement says so.`,
    },
  }[ending];
  const confirm = async () => {
    if (!(await submit(({ reason }) => act({ input: { id, reason: reason.trim() }, first })))) return;
    notify.success(`${description} ${done}`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel={confirmLabel}
      busyLabel={ending === 'void' ? 'Voiding...' : 'Saving...'}
      busy={isEnding || isVoiding || isWritingOff}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {text}
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
