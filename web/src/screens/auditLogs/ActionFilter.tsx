import { Field, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ActionFilter_query$key } from '../../__generated__/ActionFilter_query.graphql';
import { titleCase } from '../../kit/lib/labels';
import { laterCombobox } from '../../kit/ui/laterCombobox';
import type { ActionComboboxProps } from './ActionCombobox';
import { matchingActions } from './matchingActions';

const ActionCombobox = laterCombobox<ActionComboboxProps>(
  async () => (await import('./ActionCombobox')).ActionCombobox,
);

const useStyles = makeStyles({
  field: { minWidth: 0 },
  picker: { minWidth: 0 },
});

const ALL = 'All Actions';

type ActionFilterProps = {
  /** Null while loading or after a failure: then the field shows the address's action. */
  query: ActionFilter_query$key | null;
  action: string | null;
  onChange: (action: string | null) => void;
};

/** Chooses one action; actions are grouped, and found by words of the action or its group. */
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
  // null while no one is typing: the field then shows the chosen action.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: string | null) => {
    setTyped(null);
    onChange(chosen);
  };
  return (
    <Field label="Action" className={styles.field}>
      <ActionCombobox
        className={styles.picker}
        placeholder={ALL}
        value={typed ?? (action === null ? '' : titleCase(action))}
        canClear={action !== null}
        chosen={action}
        all={typed ? null : ALL}
        groups={matchingActions(data?.auditActionGroups ?? [], typed ?? '')}
        onType={setTyped}
        onChoose={choose}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          if (!open) setTyped(null);
        }}
      />
    </Field>
  );
}
