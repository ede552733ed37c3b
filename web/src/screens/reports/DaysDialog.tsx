import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { isDay } from 'rules/days';
import { REVERSED_DAYS } from 'rules/messages';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { downloadOwn } from '../../kit/session/downloadOwn';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';
import type { Days, DaysFile } from './daysFiles';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

const NO_DAYS: Days = { startDate: '', endDate: '' };

type DaysDialogProps = { file: DaysFile; days?: Days; onClose: () => void };

/** Downloads a file of some days. */
export function DaysDialog({ file, days = NO_DAYS, onClose }: DaysDialogProps) {
  const styles = useStyles();
  const noun = file.noun.toLowerCase();
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
        path: `${file.path}?${new URLSearchParams({ startDate, endDate })}`,
        fallbackName: file.fallbackName({ startDate, endDate }),
        failure: `Failed to download the ${noun}`,
      });
      return outcome.ok ? { ok: true, result: null } : { ok: false, message: outcome.why ?? '', issues: [] };
    });
    setBusy(false);
    if (!isSaved) return;
    notify.success(`${file.noun} saved`);
    onClose();
  };
  return (
    <FormDialog
      open
      title={file.title}
      submitLabel={`Download ${file.noun}`}
      busyLabel={`Preparing ${noun}...`}
      busy={isBusy}
      error={form.error}
      issues={form.issues}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.note}>{file.note}</p>
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
