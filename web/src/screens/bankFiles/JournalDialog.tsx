import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { isDay } from 'rules/days';
import { REVERSED_DAYS } from 'rules/messages';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { downloadOwn } from '../../kit/session/downloadOwn';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

/** The first and the last of some days. */
export type JournalDays = { readonly startDate: string; readonly endDate: string };

const NO_DAYS: JournalDays = { startDate: '', endDate: '' };

type JournalDialogProps = { days?: JournalDays; onClose: () => void };

/** Downloads the ledger of some days for the company's books. */
export function JournalDialog({ days = NO_DAYS, onClose }: JournalDialogProps) {
  const styles = useStyles();
  const [isBusy, setBusy] = useState(false);
  const form = useDialogForm(days, ({ startDate, endDate }) => ({
    ...(!isDay(startDate) && { startDate: 'Choose a start date.' }),
    ...(!isDay(endDate) && { endDate: 'Choose an end date.' }),
    ...(isDay(startDate) && isDay(endDate) && endDate < startDate && { endDate: REVERSED_DAYS }),
  }));
  const { values, errors, change } = form;
  const submit = async () => {
    setBusy(true);
    const isSaved = await form.submit(async ({ startDate, endDate }) => {
      const outcome = await downloadOwn({
        path: `/api/payroll/journal?${new URLSearchParams({ startDate, endDate })}`,
        fallbackName: `payments-${startDate}-${endDate}.csv`,
        failure: 'Failed to download the journal',
      });
      return outcome.ok ? { ok: true, result: null } : { ok: false, message: outcome.why ?? '', issues: [] };
    });
    setBusy(false);
    if (!isSaved) return;
    notify.success('Journal saved');
    onClose();
  };
  return (
    <FormDialog
      open
      title="Payment Journal"
      submitLabel="Download Journal"
      busyLabel="Preparing journal..."
      busy={isBusy}
      error={form.error}
      issues={form.issues}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>
        What the ledger has for these days, as journal entries for QuickBooks Online (CSV). Payments count on
        the day the money went out, and voids on the day of the void.
      </p>
      <FieldGrid>
        {(
          [
            ['startDate', 'Start Date'],
            ['endDate', 'End Date'],
          ] as const
        ).map(([field, label]) => (
          <Field key={field} label={label} required validationMessage={errors[field]}>
            <Input type="date" value={values[field]} onChange={(_event, { value }) => change(field, value)} />
          </Field>
        ))}
      </FieldGrid>
    </FormDialog>
  );
}
