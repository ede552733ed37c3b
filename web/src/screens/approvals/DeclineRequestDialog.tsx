import { Field, Textarea } from '@fluentui/react-components';
import { MAX_REJECTION_REASON } from 'rules/limits';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { isTextDraft, readTabDraft, useTabDraft } from '../../kit/session/tabDraft';
import { FormDialog } from '../../kit/ui/FormDialog';
import { useDeclineRequest } from './useDeclineRequest';

type DeclineRequestDialogProps = {
  id: string;
  /** The declined request: '$6,000.00 to Dario Fontaine'. */
  what: string;
  onClose: () => void;
};

/** Asks for the reason, which the requester will read. */
export function DeclineRequestDialog({ id, what, onClose }: DeclineRequestDialogProps) {
  const [decline, isBusy] = useDeclineRequest();
  const draft = `decline.${id}`;
  const form = useDialogForm({ reason: '', ...readTabDraft(draft, isTextDraft) }, ({ reason }) =>
    reason.trim() === '' ? { reason: 'Enter a reason.' } : {},
  );
  useTabDraft(draft, form.values);
  const submit = async () => {
    if (await form.submit(({ reason }) => decline(id, reason.trim()))) onClose();
  };
  return (
    <FormDialog
      open
      width="small"
      title={`Decline ${what}`}
      submitLabel="Decline"
      busyLabel="Declining..."
      busy={isBusy}
      error={form.error}
      issues={form.issues}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="The person who asked sees this."
        required
        validationMessage={form.errors.reason}
      >
        <Textarea
          value={form.values.reason}
          maxLength={MAX_REJECTION_REASON}
          rows={3}
          resize="vertical"
          onChange={(_event, { value }) => form.change('reason', value)}
        />
      </Field>
    </FormDialog>
  );
}
