import { Field, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { DialogFrame } from './DialogFrame';
import { ErrorSummary } from './ErrorSummary';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen, word for word. */
  children: ReactNode;
  /** Names the action: 'Deactivate Contractor', never 'OK'. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  /** For actions that cannot be undone. */
  danger?: boolean;
  error?: string | null;
  /** The button waits until this text has been typed: for deletions that cannot be undone. */
  typed?: { label: string; text: string };
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an irreversible action. An action that can be undone offers Undo afterwards instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, busyLabel, cancelLabel = 'Cancel', busy, danger } = props;
  const { error, typed, onConfirm, onClose } = props;
  const [text, setText] = useState('');
  const isTyped = !typed || text.trim().toLowerCase() === typed.text.toLowerCase();
  const confirm = () => {
    if (isTyped && !busy) onConfirm();
  };
  return (
    <DialogFrame
      open
      kind="alert"
      width="small"
      title={title}
      locked={busy}
      onClose={onClose}
      onSubmit={confirm}
      actions={
        <>
          <Button onClick={onClose} disabledReason={busy ? 'Wait until it’s done.' : null}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            appearance="primary"
            danger={danger}
            busy={busy}
            busyLabel={busyLabel}
            disabledReason={isTyped ? null : `Type ${typed?.text} first.`}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ErrorSummary error={error} />
      <div>{children}</div>
      {typed && (
        <Field label={typed.label}>
          <Input
            value={text}
            onChange={(_event, { value }) => setText(value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </Field>
      )}
    </DialogFrame>
  );
}
