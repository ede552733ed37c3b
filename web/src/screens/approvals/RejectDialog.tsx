import { Field, Textarea } from '@fluentui/react-components';
import { MAX_REJECTION_REASON } from 'rules/limits';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import type { Outcome } from '../../kit/relay/useMutation';
import { FormDialog } from '../../kit/ui/FormDialog';

type RejectDialogProps = {
  /** What is rejected: '5 days', 'all 312 weeks'. */
  what: string;
  onReject: (reason: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
};

/** Asks for the reason that the driver will read. */
export function RejectDialog({ what, onReject, onClose }: RejectDialogProps) {
  const form = useDialogForm({ reason: '' }, ({ reason }) =>
    reason.trim() === '' ? { reason: 'Give a reason for the driver to read.' } : {},
  );
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
        hint="The driver reads it beside each of the days, and can correct them and submit them again."
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
