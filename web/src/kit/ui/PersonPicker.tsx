import { Combobox, Field, makeStyles, Option, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 200;

const useStyles = makeStyles({
  field: { minWidth: '0', alignContent: 'start' },
  picker: { minWidth: '0' },
  // Without a bound a long list finds no room below its field and lands beside it.
  list: { maxHeight: '320px' },
  option: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

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
  /** The first entry, which means nobody in particular: 'All Contractors'. */
  noneLabel?: string;
  emptyText?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
};

/** A person out of many: the search runs wherever `onSearch` leads, so the list never ends at a limit. */
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
  const { total = 0, loading, noneLabel, emptyText = 'No one found', error, required, disabled } = props;
  const styles = useStyles();
  // null while nothing is being typed: the field then shows the person chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    setTyped(text);
    // The list opens by itself on a key only, not on a paste or a phone's suggestion.
    setOpen(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), DELAY_MS);
  };
  const choose = (id: string | undefined) => {
    clearTimeout(timer.current);
    setTyped(null);
    onChange(options.find((person) => person.id === id) ?? null);
  };

  const none = noneLabel && !typed ? noneLabel : null;
  return (
    <Field
      label={hideLabel ? undefined : label}
      required={required}
      validationMessage={error}
      className={styles.field}
    >
      <Combobox
        freeform
        aria-label={hideLabel ? label : undefined}
        className={styles.picker}
        listbox={{ className: styles.list }}
        placeholder={noneLabel ?? placeholder}
        disabled={disabled}
        clearable={!required && value !== null}
        value={typed ?? value?.name ?? ''}
        selectedOptions={value ? [value.id] : []}
        onChange={(event) => search(event.target.value)}
        onOptionSelect={(_event, { optionValue }) => choose(optionValue)}
        open={isOpen}
        onOpenChange={(_event, { open }) => {
          setOpen(open);
          if (open) onSearch('');
          else setTyped(null);
        }}
      >
        {none && (
          <Option value="" text={none}>
            {none}
          </Option>
        )}
        {options.map((person) => (
          <Option key={person.id} value={person.id} text={person.name}>
            <span className={styles.option}>
              {person.name}
              {person.detail && <span className={styles.detail}>{person.detail}</span>}
            </span>
          </Option>
        ))}
        {!loading && total > options.length && (
          <Option disabled value="more" text="More people">
            {`The first ${options.length} of ${total}. Type to find anyone.`}
          </Option>
        )}
        {loading && (
          <Option disabled value="loading" text="Loading...">
            Loading...
          </Option>
        )}
        {!loading && options.length === 0 && (
          <Option disabled value="empty" text={emptyText}>
            {emptyText}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}
