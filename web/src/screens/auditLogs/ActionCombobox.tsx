import { Combobox, makeStyles, Option, OptionGroup } from '@fluentui/react-components';
import { titleCase } from '../../kit/lib/labels';
import type { ComboboxField } from '../../kit/ui/laterCombobox';
import type { matchingActions } from './matchingActions';

const useStyles = makeStyles({
  // Without a limit such a long list opens over the page; Fluent sets its own on the element.
  list: { maxHeight: '320px !important' },
});

export type ActionComboboxProps = ComboboxField & {
  canClear: boolean;
  isOpen: boolean;
  chosen: string | null;
  /** The entry for all actions; null while someone is typing. */
  all: string | null;
  groups: ReturnType<typeof matchingActions>;
  onChoose: (action: string | null) => void;
  onType: (text: string) => void;
};

/** The field of ActionFilter with its list. */
export function ActionCombobox(props: ActionComboboxProps & { autoFocus: boolean }) {
  const { chosen, all, groups, isOpen, onType, onChoose, onOpenChange } = props;
  const styles = useStyles();
  return (
    <Combobox
      autoFocus={props.autoFocus}
      className={props.className}
      listbox={{ className: styles.list }}
      placeholder={props.placeholder}
      clearable={props.canClear}
      value={props.value}
      selectedOptions={[chosen ?? '']}
      onChange={(event) => onType(event.target.value)}
      onOptionSelect={(event, { optionValue }) => {
        // Typing clears the choice in the field; the filter stays until another action is chosen.
        if (event.type !== 'change') onChoose(optionValue || null);
      }}
      open={isOpen}
      onOpenChange={(_event, { open }) => onOpenChange(open)}
    >
      {all && (
        <Option value="" text={all}>
          {all}
        </Option>
      )}
      {groups.map(({ name, actions }) => (
        <OptionGroup key={name} label={name}>
          {actions.map((each) => (
            <Option key={each} value={each} text={titleCase(each)}>
              {titleCase(each)}
            </Option>
          ))}
        </OptionGroup>
      ))}
      {!all && groups.length === 0 && (
        <Option disabled value="none" text="No actions found">
          No actions found
        </Option>
      )}
    </Combobox>
  );
}
