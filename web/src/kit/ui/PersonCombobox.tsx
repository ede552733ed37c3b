import { Combobox, makeStyles, Option, tokens, typographyStyles } from '@fluentui/react-components';
import type { ComboboxField } from './laterCombobox';

const useStyles = makeStyles({
  // Without a limit on its height a long list has no room below its field and opens beside it.
  list: { maxHeight: '320px' },
  option: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** A person in the picker: `detail` tells people of the same name apart (the email address). */
export type PersonOption = { id: string; name: string; detail?: string };

export type PersonComboboxProps = ComboboxField & {
  canClear: boolean;
  isOpen: boolean;
  options: readonly PersonOption[];
  /** The number of matches, if it may exceed the options. */
  total?: number;
  chosen: string | null;
  /** The entry for no particular person. */
  none: string | null;
  loading?: boolean;
  emptyText: string;
  onChoose: (id: string | undefined) => void;
  onType: (text: string) => void;
};

/** The field of a PersonPicker with its list. */
export function PersonCombobox(props: PersonComboboxProps & { autoFocus: boolean }) {
  const { isOpen, options, total = 0, chosen, none, loading, emptyText } = props;
  const { onChoose, onType, onOpenChange } = props;
  const styles = useStyles();
  return (
    <Combobox
      autoFocus={props.autoFocus}
      freeform
      aria-label={props['aria-label']}
      className={props.className}
      listbox={{ className: styles.list }}
      placeholder={props.placeholder}
      disabled={props.disabled}
      clearable={props.canClear}
      value={props.value}
      selectedOptions={chosen === null ? [] : [chosen]}
      onChange={(event) => onType(event.target.value)}
      onOptionSelect={(_event, { optionValue }) => onChoose(optionValue)}
      open={isOpen}
      onOpenChange={(_event, { open }) => onOpenChange(open)}
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
  );
}
