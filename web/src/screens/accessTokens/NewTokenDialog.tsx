import { MessageBar, MessageBarBody, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { CopyButton } from '../../kit/ui/CopyButton';
import { DialogFrame } from '../../kit/ui/DialogFrame';

const useStyles = makeStyles({
  message: { height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  body: { whiteSpace: 'normal' },
  token: {
    ...typographyStyles.body1Strong,
    display: 'block',
    padding: `${tokens.spacingVerticalS} 0`,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  hint: { ...typographyStyles.body1, margin: 0 },
});

/** Shows the token once. Only its button closes the dialog. */
export function NewTokenDialog({
  name,
  token,
  onClose,
}: {
  name: string;
  token: string;
  onClose: () => void;
}) {
  const styles = useStyles();
  const [isRefused, setRefused] = useState(false);
  return (
    <DialogFrame
      open
      kind="alert"
      width="small"
      title="Token Created"
      // The token is shown only once: Escape must not close the dialog.
      locked
      onClose={onClose}
      actions={
        <>
          <CopyButton text={token} label="Copy Token" onRefused={() => setRefused(true)} />
          <Button appearance="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <MessageBar intent="warning" layout="multiline" role="status" className={styles.message}>
        <MessageBarBody className={styles.body}>
          Copy {name} now. You won’t see it again.
          <code className={styles.token}>{token}</code>
        </MessageBarBody>
      </MessageBar>
      <p className={styles.hint}>
        Anyone with this token can use the portal as you. Keep it with your passwords, not in a shared
        workbook or an email, and revoke it when you no longer need it.
      </p>
      {isRefused && (
        <p role="alert" className={styles.hint}>
          Your browser won’t copy from here. Select the token and copy it.
        </p>
      )}
    </DialogFrame>
  );
}
