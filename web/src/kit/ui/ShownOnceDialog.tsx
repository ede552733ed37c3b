import { MessageBar, MessageBarBody, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { DialogFrame } from './DialogFrame';

const useStyles = makeStyles({
  message: { height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  body: { whiteSpace: 'normal' },
  secret: {
    ...typographyStyles.body1Strong,
    display: 'block',
    padding: `${tokens.spacingVerticalS} 0`,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  hint: { ...typographyStyles.body1, margin: 0 },
});

type ShownOnceDialogProps = {
  title: string;
  /** What the secret is: 'token'. */
  noun: string;
  secret: string;
  onClose: () => void;
  /** The secret, and what to do with it. */
  children: ReactNode;
};

/** Shows a secret that cannot be shown again. Only its button closes the dialog. */
export function ShownOnceDialog({ title, noun, secret, onClose, children }: ShownOnceDialogProps) {
  const styles = useStyles();
  const [isRefused, setRefused] = useState(false);
  return (
    <DialogFrame
      open
      kind="alert"
      width="small"
      title={title}
      // Escape must not close the dialog.
      locked
      onClose={onClose}
      actions={
        <>
          <CopyButton
            text={secret}
            label={`Copy ${noun[0]!.toUpperCase()}${noun.slice(1)}`}
            onRefused={() => setRefused(true)}
          />
          <Button appearance="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {children}
      {isRefused && (
        <p role="alert" className={styles.hint}>
          Your browser won’t copy from here. Select the {noun} and copy it.
        </p>
      )}
    </DialogFrame>
  );
}

type SecretMessageProps = {
  intent: 'success' | 'warning';
  /** The sentence above the secret. */
  text: string;
  secret: string;
  /** What to do with it. */
  hint: string;
};

/** The secret as text, between two sentences. */
export function SecretMessage({ intent, text, secret, hint }: SecretMessageProps) {
  const styles = useStyles();
  return (
    <>
      <MessageBar intent={intent} layout="multiline" role="status" className={styles.message}>
        <MessageBarBody className={styles.body}>
          {text}
          <code className={styles.secret}>{secret}</code>
        </MessageBarBody>
      </MessageBar>
      <p className={styles.hint}>{hint}</p>
    </>
  );
}
