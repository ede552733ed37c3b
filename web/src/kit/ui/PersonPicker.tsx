import { PersonCombobox } from './PersonCombobox';
import { PersonPickerField, type PersonPickerProps } from './PersonPickerField';

/** Chooses one person out of many: `onSearch` runs the search, so the list has no limit. */
export const PersonPicker = (props: PersonPickerProps) => (
  <PersonPickerField {...props} Combobox={PersonCombobox} />
);
