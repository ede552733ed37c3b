import { Field, makeStyles, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { MAX_NUMBER_REASON } from 'rules/limits';
import { findReasonIssue } from 'rules/numberReason';
import type { SharedNumberVerdict } from '../../__generated__/useDecideSharedNumberMutation.graphql';
import { type FieldErrors, useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { SelectField } from '../../kit/ui/SelectField';
import { useDecideSharedNumber } from './useDecideSharedNumber';

const useStyles = makeStyles({
  about: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

type Values = { userId: string; reason: string };

function validate({ reason }: Values): FieldErrors {
  const issue = findReasonIssue('decide', reason);
  return issue ? { reason: issue } : {};
}

const names = new Intl.ListFormat('en-US');

export type SharedNumberDialogProps = {
  verdict: SharedNumberVerdict;
  /** Everyone with the number, the row's payee first. */
  people: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
};

/** Asks for the reason of a decision about a shared number and, for a mistake, whose number is wrong. */
export function SharedNumberDialog({ verdict, people, onClose }: SharedNumberDialogProps) {
  const styles = useStyles();
  const form = useDialogForm({ userId: people[0]?.id ?? '', reason: '' }, validate);
  const [decide, isBusy] = useDecideSharedNumber();
  const isMistake = verdict === 'MISTAKE';
  const save = async () => {
    const isDone = await form.submit(({ userId, reason }) =>
      decide({ userId, verdict, reason: reason.trim() }),
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      open
      title={isMistake ? 'A number is wrong' : 'Same Person'}
      submitLabel={isMistake ? 'Ask for a New Form W-9' : 'Same Person'}
      busyLabel="Saving..."
      busy={isBusy}
      error={form.error}
      issues={form.issues}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className={styles.about}>
        {isMistake
          ? 'The person with the wrong number has to sign a new Form W-9. Until then, they count as having none.'
          : `${names.format(people.map(({ name }) => name))} get one form together.`}
      </p>
      {isMistake && (
        <SelectField
          label="Whose number is wrong"
          options={Object.fromEntries(people.map(({ id, name }) => [id, name]))}
          value={form.values.userId}
          onChange={(value) => form.change('userId', value)}
          error={form.errors.userId}
        />
      )}
      <Field
        label="Reason"
        required
        hint="Kept in the audit log. Don’t enter the number here."
        validationMessage={form.errors.reason}
      >
        <Textarea
          value={form.values.reason}
          maxLength={MAX_NUMBER_REASON}
          onChange={(_event, { value }) => form.change('reason', value)}
        />
      </Field>
    </FormDialog>
  );
}
