import { readCents } from 'rules/amounts';
import { toDecimal } from 'rules/money';
import { findThresholdIssue } from 'rules/reportingThreshold';
import { type FieldErrors, useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyField } from '../../kit/ui/MoneyField';
import { useSetReportingThreshold } from './useSetReportingThreshold';

const HINT = 'The amount the IRS announces for the year.';

function check({ threshold }: { threshold: string }): FieldErrors {
  const issue = findThresholdIssue(readCents(threshold));
  return issue ? { threshold: issue } : {};
}

type ThresholdDialogProps = {
  year: number;
  /** The earlier amount, in dollars. */
  threshold: number | null | undefined;
  onClose: () => void;
};

/** Asks for the amount from which a form is required in a year that the law leaves open. */
export function ThresholdDialog({ year, threshold, onClose }: ThresholdDialogProps) {
  const form = useDialogForm({ threshold: threshold == null ? '' : toDecimal(readCents(threshold)) }, check);
  const [set, isBusy] = useSetReportingThreshold();
  const save = async () => {
    const isSaved = await form.submit((values) =>
      set({ year, threshold: readCents(values.threshold) / 100 }),
    );
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      open
      width="small"
      title={`Reporting threshold for ${year}`}
      submitLabel="Save Threshold"
      busyLabel="Saving..."
      busy={isBusy}
      error={form.error}
      issues={form.issues}
      onSubmit={save}
      onClose={onClose}
    >
      <MoneyField
        label="A form is required at this total"
        required
        value={form.values.threshold}
        onChange={(value) => form.change('threshold', value)}
        hint={HINT}
        error={form.errors.threshold}
      />
    </FormDialog>
  );
}
