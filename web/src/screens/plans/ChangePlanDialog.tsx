import { Field, Input } from '@fluentui/react-components';
import { readCents } from 'rules/amounts';
import { toAmount, toDecimal } from 'rules/money';
import { findTermsIssues } from 'rules/planRules';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyField } from '../../kit/ui/MoneyField';
import { notify } from '../../kit/ui/notify';
import { toMessages } from './planForm';
import type { PlanRow } from './planRow';
import { useChangePlan } from './useChangePlan';

type ChangePlanDialogProps = { plan: PlanRow; onClose: () => void };

/** New terms for future weeks. */
export function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const [save, isSaving] = useChangePlan();
  const isRecurring = plan.kind === 'RECURRING';
  const form = useDialogForm(
    {
      weekly: toDecimal(readCents(plan.weekly)),
      floor: toDecimal(readCents(plan.floor)),
      lastWeek: plan.lastWeek ?? '',
    },
    ({ weekly, floor, lastWeek }) =>
      toMessages(
        findTermsIssues(plan, {
          weekly: readCents(weekly),
          floor: readCents(floor),
          lastWeek: lastWeek || null,
        }),
      ),
  );
  const { values, errors, change } = form;
  const submit = async () => {
    const isSaved = await form.submit(({ weekly, floor, lastWeek }) =>
      save({
        input: {
          id: plan.id,
          revision: plan.revision,
          weekly: toAmount(readCents(weekly)),
          floor: toAmount(readCents(floor)),
          ...(isRecurring && { lastWeek: lastWeek || null }),
        },
      }),
    );
    if (!isSaved) return;
    notify.success(`${plan.description} changed`);
    onClose();
  };
  return (
    <FormDialog
      open
      title={`Change ${plan.description}`}
      submitLabel="Save"
      busyLabel="Saving..."
      busy={isSaving}
      error={form.error}
      issues={form.issues}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FieldGrid>
        <MoneyField
          label="Weekly Amount"
          required
          hint="Starts the week after the last one on payroll."
          value={values.weekly}
          error={errors.weekly}
          onChange={(value) => change('weekly', value)}
        />
        <MoneyField
          label="Floor"
          hint="A week’s pay never goes below this."
          value={values.floor}
          error={errors.floor}
          onChange={(value) => change('floor', value)}
        />
        {isRecurring && (
          <Field label="Last Week (Monday)" validationMessage={errors.lastWeek}>
            <Input
              type="date"
              value={values.lastWeek}
              onChange={(_event, { value }) => change('lastWeek', value)}
            />
          </Field>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
