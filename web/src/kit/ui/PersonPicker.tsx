import { Field, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { laterCombobox } from './laterCombobox';
import type { PersonComboboxProps, PersonOption } from './PersonCombobox';

const Combobox = laterCombobox<PersonComboboxProps>(
  async () => (await import('./PersonCombobox')).PersonCombobox,
);

const DELAY_MS = 200;

const useStyles = makeStyles({
  field: { minWidth: '0', alignContent: 'start' },
  picker: { minWidth: '0' },
});

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
export function PersonPicker(props: PersonPickerProps) {
  const {
    label,
    hideLabel,
    placeholder = 'Search by name or email',
    options,
    value,
    onChange,
    onSearch,
  } = props;
  const { total, loading, noneLabel, emptyText = 'No one found', error, required, disabled } = props;
  const styles = useStyles();
  // null while no one is typing: the field then shows the chosen person.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    setTyped(text);
    // The list opens by itself only on a key, not on a paste or a phone's suggestion.
    setOpen(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), DELAY_MS);
  };
  const choose = (id: string | undefined) => {
    clearTimeout(timer.current);
    setTyped(null);
    onChange(options.find((person) => person.id === id) ?? null);
  };
  return (
    <Field
      label={hideLabel ? undefined : label}
      required={required}
      validationMessage={error}
      className={styles.field}
    >
      <Combobox
        aria-label={hideLabel ? label : undefined}
        className={styles.picker}
        placeholder={noneLabel ?? placeholder}
        disabled={disabled}
        value={typed ?? value?.name ?? ''}
        canClear={!required && value !== null}
        chosen={value?.id ?? null}
        options={options}
        total={total}
        none={noneLabel && !typed ? noneLabel : null}
        loading={loading}
        emptyText={emptyText}
        isOpen={isOpen}
        onType={search}
        onChoose={choose}
        onOpenChange={(open) => {
          setOpen(open);
          if (open) onSearch('');
          else setTyped(null);
        }}
      />
    </Field>
  );
}
