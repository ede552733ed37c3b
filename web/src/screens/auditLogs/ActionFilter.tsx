import { Combobox, Field, makeStyles, Option, OptionGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ActionFilter_query$key } from '../../__generated__/ActionFilter_query.graphql';
import { titleCase } from '../../kit/lib/labels';
import { matchingActions } from './matchingActions';

const useStyles = makeStyles({
  field: { minWidth: 0 },
  picker: { minWidth: 0 },
  // Without a bound so long a list opens over the page; Fluent writes its own on the element.
  list: { maxHeight: '320px !important' },
});

const ALL = 'All Actions';

type ActionFilterProps = {
  /** Null while it is on its way or when it failed: then the field shows what the address names. */
  query: ActionFilter_query$key | null;
  action: string | null;
  onChange: (action: string | null) => void;
};

/** One of the actions, which are in groups and found by typing some of their words, or those of a group. */
export function ActionFilter({ query, action, onChange }: ActionFilterProps) {
  const data = useFragment(
    graphql`
      fragment ActionFilter_query on Query @throwOnFieldError {
        auditActionGroups {
          name
          actions
        }
      }
    `,
    query,
  );
  const styles = useStyles();
  // null while nothing is being typed: the field then shows the action chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const groups = matchingActions(data?.auditActionGroups ?? [], typed ?? '');
  return (
    <Field label="Action" className={styles.field}>
      <Combobox
        className={styles.picker}
        listbox={{ className: styles.list }}
        placeholder={ALL}
        clearable={action !== null}
        value={typed ?? (action === null ? '' : titleCase(action))}
        selectedOptions={[action ?? '']}
        onChange={(event) => setTyped(event.target.value)}
        onOptionSelect={(event, { optionValue }) => {
          // Typing says that what was chosen is chosen no more; it stays until another action is.
          if (event.type === 'change') return;
          setTyped(null);
          onChange(optionValue || null);
        }}
        onOpenChange={(_event, { open }) => {
          if (!open) setTyped(null);
        }}
      >
        {!typed && (
          <Option value="" text={ALL}>
            {ALL}
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
        {groups.length === 0 && typed && (
          <Option disabled value="none" text="No actions found">
            No actions found
          </Option>
        )}
      </Combobox>
    </Field>
  );
}
