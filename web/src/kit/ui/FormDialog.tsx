import type { ReactNode } from 'react';
import { Button } from './Button';
import { DialogFrame } from './DialogFrame';
import { ErrorSummary } from './ErrorSummary';
import { OnceMore } from './OnceMore';

export type FormDialogProps = {
  open: boolean;
  title: string;
  /** The fields. A component that mounts when the dialog opens owns their state, so each opening starts fresh. */
  children: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  /** Why the form cannot be sent yet; shown on the button. */
  disabledReason?: string | null;
  /** Why the last attempt failed, word for word. The dialog stays open with everything that was typed. */
  error?: string | null;
  /** The errors of single fields of the last attempt. */
  issues?: readonly string[];
  /** What to confirm: the button sends it on the second press. */
  question?: string | null;
  width?: 'small' | 'medium' | 'wide';
  /** Called on the button and on Enter. */
  onSubmit: () => void;
  onClose: () => void;
};

/** A form in a dialog. It cannot be closed while it is being sent, and a click beside it never loses the input. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    children,
    submitLabel,
    busyLabel,
    cancelLabel = 'Cancel',
    busy,
    disabledReason,
  } = props;
  const { error, issues, question = null, width = 'medium', onSubmit, onClose } = props;
  return (
    <DialogFrame
      open={open}
      kind="alert"
      title={title}
      width={width}
      locked={busy}
      onClose={onClose}
      onSubmit={() => {
        if (!disabledReason) onSubmit();
      }}
      actions={
        <>
          <Button onClick={onClose} disabledReason={busy ? 'Wait until it’s saved.' : null}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            appearance="primary"
            busy={busy}
            busyLabel={busyLabel}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <ErrorSummary error={error} issues={issues} />
      {children}
      <OnceMore question={question} again={submitLabel} />
    </DialogFrame>
  );
}
