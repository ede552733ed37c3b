import { lateCombobox } from './lateCombobox';
import type { PersonComboboxProps } from './PersonCombobox';
import type { PersonPickerProps } from './PersonPicker';
import { PersonPickerField } from './PersonPickerField';

const LatePersonCombobox = lateCombobox<PersonComboboxProps>(
  async () => (await import('./PersonCombobox')).PersonCombobox,
);

/** A PersonPicker for a screen, which does not wait for a list that few visits open. */
export const LatePersonPicker = (props: PersonPickerProps) => (
  <PersonPickerField {...props} Combobox={LatePersonCombobox} />
);
