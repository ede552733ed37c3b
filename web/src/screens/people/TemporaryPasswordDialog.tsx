import { MessageBar, MessageBarBody, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { CopyButton } from '../../kit/ui/CopyButton';
import { DialogFrame } from '../../kit/ui/DialogFrame';

const useStyles = makeStyles({
  message: { height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  body: { whiteSpace: 'normal' },
  password: {
    ...typographyStyles.subtitle2,
    display: 'block',
    padding: `${tokens.spacingVerticalS} 0`,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  hint: { ...typographyStyles.body1, margin: 0 },
});

type TemporaryPasswordDialogProps = { name: string; password: string; onClose: () => void };

/** Shows the temporary password once. Only its button closes it. */
export function TemporaryPasswordDialog({ name, password, onClose }: TemporaryPasswordDialogProps) {
  const styles = useStyles();
  const [isRefused, setRefused] = useState(false);
  return (
    <DialogFrame
      open
      kind="alert"
      width="small"
      title="Password Reset"
      // The password is shown only once: Escape must not close the dialog.
      locked
      onClose={onClose}
      actions={
        <>
          <CopyButton text={password} label="Copy Password" onRefused={() => setRefused(true)} />
          <Button appearance="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <MessageBar intent="success" layout="multiline" role="status" className={styles.message}>
        <MessageBarBody className={styles.body}>
          Password reset successfully! Temporary password for {name}, valid for 24 hours:
          <code className={styles.password}>{password}</code>
        </MessageBarBody>
      </MessageBar>
      <p className={styles.hint}>
        Share it in person or by phone. {name} picks a new one at the next sign-in. You won’t see it again.
      </p>
      {isRefused && (
        <p role="alert" className={styles.hint}>
          Your browser won’t copy from here. Select the password and copy it.
        </p>
      )}
    </DialogFrame>
  );
}
