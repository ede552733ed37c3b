import { PersonCombobox } from './PersonCombobox';
import { PersonPickerField } from './PersonPickerField';

/** A person in the picker: `detail` tells people of the same name apart (the email address). */
export type PersonOption = { id: string; name: string; detail?: string };

export type PersonPickerProps = {
  label: string;
  /** Replaces `label`, which is then for screen readers only. */
  hideLabel?: boolean;
  placeholder?: string;
  /** The results of the last search. */
  options: readonly PersonOption[];
  /** The number of matches, if it may exceed the options. */
  total?: number;
  /** The chosen person, who need not be among the options. */
  value: PersonOption | null;
  onChange: (person: PersonOption | null) => void;
  /** Called with '' when the list opens and with the text a moment after typing stops. */
  onSearch: (text: string) => void;
  loading?: boolean;
  /** The first entry, for no particular person: 'All Contractors'. */
  noneLabel?: string;
  emptyText?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
};

/** Chooses one person out of many: `onSearch` runs the search, so the list has no limit. */
export const PersonPicker = (props: PersonPickerProps) => (
  <PersonPickerField {...props} Combobox={PersonCombobox} />
);
