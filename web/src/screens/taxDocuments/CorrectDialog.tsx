import { Field, makeStyles, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { MAX_DOCUMENT_REASON } from 'rules/limits';
import type { CorrectDialog_document$key } from '../../__generated__/CorrectDialog_document.graphql';
import { type FieldErrors, useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { documentName } from './taxDocumentName';
import { useGenerateTaxDocument } from './useGenerateTaxDocument';

const useStyles = makeStyles({
  about: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

const validate = ({ correction }: { correction: string }): FieldErrors =>
  correction.trim() ? {} : { correction: 'Enter a reason.' };

type CorrectDialogProps = { document: CorrectDialog_document$key; onClose: () => void };

/** Corrects a filed form, with a reason that stays on it. */
export function CorrectDialog({ document: key, onClose }: CorrectDialogProps) {
  const styles = useStyles();
  const document = useFragment(
    graphql`
      fragment CorrectDialog_document on TaxDocument @throwOnFieldError {
        type
        year
        user {
          id
          name
        }
      }
    `,
    key,
  );
  const { type, year, user } = document;
  const { values, errors, error, issues, change, submit } = useDialogForm({ correction: '' }, validate);
  const [generate, isBusy] = useGenerateTaxDocument();
  const save = async () => {
    const isDone = await submit(({ correction }) =>
      generate({ type, year, userId: user.id, correction: correction.trim() }),
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      open
      title={`Correct ${documentName(document)}`}
      submitLabel="Create Correction"
      busyLabel="Making..."
      busy={isBusy}
      error={error}
      issues={issues}
      width="small"
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles.about}>
        What you filed stays on record. The correction takes its place in the list.
      </p>
      <Field label="Reason" required validationMessage={errors.correction}>
        <Textarea
          autoFocus
          rows={3}
          maxLength={MAX_DOCUMENT_REASON}
          resize="vertical"
          value={values.correction}
          onChange={(_event, { value }) => change('correction', value)}
        />
      </Field>
    </FormDialog>
  );
}
