import { PersonCombobox } from './PersonCombobox';
import { PersonPickerField } from './PersonPickerField';

/** A person as the picker shows one: `detail` tells two of the same name apart (the email address). */
export type PersonOption = { id: string; name: string; detail?: string };

export type PersonPickerProps = {
  label: string;
  /** In place of `label` above the field it is only read aloud. */
  hideLabel?: boolean;
  placeholder?: string;
  /** What the last search found. */
  options: readonly PersonOption[];
  /** How many there are, where that may be more than the options. */
  total?: number;
  /** The person chosen, who need not be among the options. */
  value: PersonOption | null;
  onChange: (person: PersonOption | null) => void;
  /** Called with '' when the list opens and with the text a moment after typing stops. */
  onSearch: (text: string) => void;
  loading?: boolean;
  /** The first entry, which means no one in particular: 'All Contractors'. */
  noneLabel?: string;
  emptyText?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
};

/** A person out of many: the search runs wherever `onSearch` leads, so the list never ends at a limit. */
export const PersonPicker = (props: PersonPickerProps) => (
  <PersonPickerField {...props} Combobox={PersonCombobox} />
);
