import { lateCombobox } from './lateCombobox';
import type { PersonComboboxProps } from './PersonCombobox';
import { PersonPickerField, type PersonPickerProps } from './PersonPickerField';

const LatePersonCombobox = lateCombobox<PersonComboboxProps>(
  async () => (await import('./PersonCombobox')).PersonCombobox,
);

/** A PersonPicker whose list loads on demand, because few visits open it. */
export const LatePersonPicker = (props: PersonPickerProps) => (
  <PersonPickerField {...props} Combobox={LatePersonCombobox} />
);
