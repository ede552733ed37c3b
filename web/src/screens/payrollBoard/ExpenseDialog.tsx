import { Field, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { formatDay } from 'rules/dayFormats';
import { EXPENSE_CATEGORIES, MAX_PURPOSE, PURPOSE_REQUIRED } from 'rules/expenses';
import { FormDialog } from '../../kit/ui/FormDialog';
import { SelectField } from '../../kit/ui/SelectField';
import type { ExpenseDetails } from './batchPlan';

type ExpenseDialogProps = {
  name: string;
  days: readonly string[];
  details: ExpenseDetails;
  onSave: (details: ExpenseDetails) => void;
  onClose: () => void;
};

/** The day, category and purpose of a row's typed expenses. */
export function ExpenseDialog({ name, days, onSave, onClose, ...props }: ExpenseDialogProps) {
  const [details, setDetails] = useState(props.details);
  const [error, setError] = useState<string | null>(null);
  const change = (changes: Partial<ExpenseDetails>) => setDetails({ ...details, ...changes });
  const save = () => {
    const notes = details.notes.trim();
    if (notes === '') return setError(PURPOSE_REQUIRED);
    onSave({ ...details, notes });
    onClose();
  };
  return (
    <FormDialog
      open
      width="small"
      title={`Expenses of ${name}`}
      submitLabel="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        label="Day"
        options={Object.fromEntries(days.map((date) => [date, formatDay(date)]))}
        value={details.date}
        onChange={(date) => change({ date })}
      />
      <SelectField
        label="Category"
        options={EXPENSE_CATEGORIES}
        value={details.category}
        onChange={(category) => change({ category })}
      />
      <Field label="Purpose" hint="e.g. Turnpike, Newark to Camden" required validationMessage={error}>
        <Textarea
          value={details.notes}
          maxLength={MAX_PURPOSE}
          rows={2}
          onChange={(_event, { value }) => {
            setError(null);
            change({ notes: value });
          }}
        />
      </Field>
    </FormDialog>
  );
}
