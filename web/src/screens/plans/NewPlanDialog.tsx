import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { readCents } from 'rules/amounts';
import { findUnusualOf } from 'rules/enteredDays';
import { PAYMENT_METHOD_NAMES } from 'rules/payments';
import { startOfWeek } from 'rules/weeks';
import { todayHere } from 'rules/zonedDays';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyField } from '../../kit/ui/MoneyField';
import { notify } from '../../kit/ui/notify';
import { SelectField } from '../../kit/ui/SelectField';
import { AboveLimit } from '../payments/AboveLimit';
import { useSecondPersonAbove } from '../payments/useSecondPersonAbove';
import { WarningBars } from '../payments/WarningBars';
import { checkPlan, type PlanValues, readAtStake, toInput } from './planForm';
import { useAdvanceWarnings } from './useAdvanceWarnings';
import { useCreatePlan } from './useCreatePlan';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

const WORDS = {
  ADVANCE: {
    title: 'Add Advance',
    note: 'Money paid ahead and taken back week by week. The 1099 leaves it out and reports pay in full.',
    example: 'e.g. Fuel advance',
  },
  RECURRING: {
    title: 'Add Deduction',
    note: 'Taken from net pay each week, such as insurance. The 1099 reports pay in full.',
    example: 'e.g. Occupational accident insurance',
  },
} as const;

type NewPlanDialogProps = {
  kind: 'ADVANCE' | 'RECURRING';
  user: { id: string; name: string; startsOn: string | null | undefined };
  /** How many plans the list shows. */
  first: number;
  onClose: () => void;
};

/** Enters an advance that was given, or an agreed deduction: its purpose, amount and dates, and who agreed to it. */
export function NewPlanDialog({ kind, user, first, onClose }: NewPlanDialogProps) {
  const styles = useStyles();
  const today = todayHere();
  const keyOf = useIdempotencyKey();
  const [create, isSaving] = useCreatePlan();
  const words = WORDS[kind];
  const isAdvance = kind === 'ADVANCE';
  const form = useDialogForm<PlanValues>(
    {
      ...{ description: '', total: '', weekly: '', firstWeek: startOfWeek(today), lastWeek: '', floor: '' },
      ...{ agreedBy: user.name, agreedOn: '', agreementNote: '' },
      ...{ givenOn: today, method: 'CHECK', reference: '' },
    },
    (values) => checkPlan(kind, values, today),
    ({ givenOn, firstWeek }) =>
      findUnusualOf([...(isAdvance ? [givenOn] : []), firstWeek], {
        ...{ today, startsOn: user.startsOn, name: user.name },
      }),
  );
  const { values, errors, change } = form;
  const warnings = useAdvanceWarnings(user.id, kind, values);
  const limit = useSecondPersonAbove();
  const isAboveLimit = limit !== null && readAtStake(kind, values, today) > readCents(limit);
  const submit = async () => {
    let isSent = false;
    const isSaved = await form.submit(async (typed) => {
      const input = toInput(user.id, kind, typed);
      const outcome = await create({ input: { ...input, idempotencyKey: keyOf(input) }, first });
      if (outcome.ok) isSent = Boolean(outcome.result.approvalRequest);
      return outcome;
    });
    if (!isSaved) return;
    notify.success(isSent ? 'Sent to a second person for approval' : `${values.description.trim()} added`);
    onClose();
  };
  const text = (field: keyof PlanValues, label: string, more: { required?: boolean; hint?: string } = {}) => (
    <Field label={label} {...more} validationMessage={errors[field]}>
      <Input
        value={values[field]}
        autoComplete="off"
        onChange={(_event, { value }) => change(field, value)}
      />
    </Field>
  );
  const day = (field: keyof PlanValues, label: string, required = true) => (
    <Field label={label} required={required} validationMessage={errors[field]}>
      <Input type="date" value={values[field]} onChange={(_event, { value }) => change(field, value)} />
    </Field>
  );
  const money = (
    field: keyof PlanValues,
    label: string,
    more: { required?: boolean; hint?: string } = {},
  ) => (
    <MoneyField
      label={label}
      {...more}
      value={values[field]}
      error={errors[field]}
      onChange={(value) => change(field, value)}
    />
  );
  return (
    <FormDialog
      open
      title={`${words.title} for ${user.name}`}
      submitLabel={isAboveLimit ? 'Send for Approval' : words.title}
      busyLabel="Saving..."
      busy={isSaving}
      error={form.error}
      issues={form.issues}
      question={form.question}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>{words.note}</p>
      {isAboveLimit && limit !== null && (
        <AboveLimit limit={limit} what={isAdvance ? 'Advances' : 'Deductions'} />
      )}
      <FieldGrid>
        {text('description', 'What For', { required: true, hint: words.example })}
        {money('total', isAdvance ? 'Amount' : 'Total', {
          required: isAdvance,
          ...(!isAdvance && { hint: 'Leave empty if it’s ongoing.' }),
        })}
        {money('weekly', 'Weekly Amount', { required: true })}
        {money('floor', 'Floor', { hint: 'A week’s pay never goes below this.' })}
        {day('firstWeek', 'First Week (Monday)')}
        {!isAdvance && day('lastWeek', 'Last Week (Monday)', false)}
        {isAdvance && day('givenOn', 'Given On')}
        {isAdvance && (
          <SelectField
            label="Method"
            options={PAYMENT_METHOD_NAMES}
            value={values.method}
            onChange={(value) => change('method', value)}
            error={errors.method}
          />
        )}
        {isAdvance && text('reference', values.method === 'CHECK' ? 'Check Number' : 'Reference')}
        {text('agreedBy', 'Agreed in Writing By', { required: true })}
        {day('agreedOn', 'Agreed On')}
        {text('agreementNote', 'Note', { hint: 'e.g. where the agreement is kept' })}
      </FieldGrid>
      <WarningBars warnings={warnings} />
    </FormDialog>
  );
}
