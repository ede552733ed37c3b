import { Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { MAX_QUERY_TEXT, MAX_SAVED_QUERIES } from 'rules/limits';
import { requiredMessage } from 'rules/messages';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { Variables } from './readyQuery';
import { useSaveQuery } from './useSaveQuery';

const useStyles = makeStyles({
  code: { '& textarea': { fontFamily: tokens.fontFamilyMonospace, maxHeight: 'none' } },
});

type Values = { name: string; query: string; variables: string };

type SaveQueryDialogProps = {
  /** The query to change; a new one is saved without. */
  id?: string;
  draft: { name: string; query: string; variables: Variables };
  onSaved: (id: string) => void;
  onClose: () => void;
};

const check = ({ name, query }: Values) => ({
  ...(!name.trim() && { name: requiredMessage('Name') }),
  ...(!query.trim() && { query: requiredMessage('Query') }),
});

/** A query of the user's own: its name, text and variables. The server says what is wrong with it. */
export function SaveQueryDialog({ id, draft, onSaved, onClose }: SaveQueryDialogProps) {
  const styles = useStyles();
  const initial: Values = {
    name: draft.name,
    query: draft.query,
    variables: JSON.stringify(draft.variables, null, 2),
  };
  const { values, errors, error, issues, change, submit } = useDialogForm(initial, check);
  const [save, isBusy] = useSaveQuery();
  const send = () =>
    submit(async ({ name, query, variables }) => {
      const outcome = await save({ input: { id: id ?? null, name: name.trim(), query, variables } });
      if (outcome.ok) onSaved(outcome.result.done?.savedQuery.id ?? '');
      return outcome;
    });
  return (
    <FormDialog
      open
      title={id ? 'Edit Query' : 'Save Query'}
      submitLabel="Save Query"
      busyLabel="Saving..."
      busy={isBusy}
      error={error}
      issues={issues}
      width="wide"
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        hint={`You can save up to ${MAX_SAVED_QUERIES}. No one else sees them.`}
        validationMessage={errors.name}
      >
        <Input
          value={values.name}
          maxLength={100}
          onChange={(_event, { value }) => change('name', value)}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Query"
        required
        hint="One query that selects one list. A list with pages takes after: $after and selects pageInfo { hasNextPage endCursor }. Try it in GraphiQL first."
        validationMessage={errors.query}
      >
        <Textarea
          className={styles.code}
          value={values.query}
          rows={14}
          maxLength={MAX_QUERY_TEXT}
          spellCheck={false}
          onChange={(_event, { value }) => change('query', value)}
        />
      </Field>
      <Field label="Variables" hint='As JSON, such as {"year": 2026}.' validationMessage={errors.variables}>
        <Textarea
          className={styles.code}
          value={values.variables}
          rows={5}
          spellCheck={false}
          onChange={(_event, { value }) => change('variables', value)}
        />
      </Field>
    </FormDialog>
  );
}
