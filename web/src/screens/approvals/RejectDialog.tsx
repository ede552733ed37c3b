import { Field, Textarea } from '@fluentui/react-components';
import { MAX_REJECTION_REASON } from 'rules/limits';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import type { Outcome } from '../../kit/relay/useMutation';
import { isTextDraft, readTabDraft, useTabDraft } from '../../kit/session/tabDraft';
import { FormDialog } from '../../kit/ui/FormDialog';

type RejectDialogProps = {
  /** The rejected days or weeks: '5 days', 'all 312 weeks'. */
  what: string;
  /** Distinguishes it from other drafts of reasons. */
  about: string;
  onReject: (reason: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
};

/** Asks for the reason, which the driver will read. */
export function RejectDialog({ what, about, onReject, onClose }: RejectDialogProps) {
  const draft = `reject.${about}`;
  const form = useDialogForm({ reason: '', ...readTabDraft(draft, isTextDraft) }, ({ reason }) =>
    reason.trim() === '' ? { reason: 'Enter a reason for the driver.' } : {},
  );
  useTabDraft(draft, form.values);
  const submit = async () => {
    if (await form.submit(({ reason }) => onReject(reason.trim()))) onClose();
  };
  return (
    <FormDialog
      open
      width="small"
      title={`Reject ${what}`}
      submitLabel="Reject"
      busyLabel="Rejecting..."
      error={form.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="The driver sees it next to each day and can fix and resubmit."
        required
        validationMessage={form.errors.reason}
      >
        <Textarea
          value={form.values.reason}
          maxLength={MAX_REJECTION_REASON}
          rows={3}
          resize="vertical"
          onChange={(_event, { value }) => form.change('reason', value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
          }}
        />
      </Field>
    </FormDialog>
  );
}
