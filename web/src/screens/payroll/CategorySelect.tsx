import { Select } from '@fluentui/react-components';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from 'rules/expenses';

type CategorySelectProps = {
  label: string;
  value: ExpenseCategory | undefined;
  onChange: (category: ExpenseCategory) => void;
  isLocked: boolean;
};

/** The category of a day's expenses: 'Other' by default. */
export function CategorySelect({ label, value, onChange, isLocked }: CategorySelectProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? 'OTHER'}
      disabled={isLocked}
      onChange={(_event, chosen) => onChange(chosen.value as ExpenseCategory)}
    >
      {Object.entries(EXPENSE_CATEGORIES).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
}
