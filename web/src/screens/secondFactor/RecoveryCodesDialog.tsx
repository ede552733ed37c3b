import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { CopyButton } from '../../kit/ui/CopyButton';
import { DialogFrame } from '../../kit/ui/DialogFrame';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: 0 },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: tokens.spacingVerticalM,
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
  },
});

/** Recovery codes, which are shown only once: only the button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const styles = useStyles();
  const [isClipboardClosed, setClipboardClosed] = useState(false);
  return (
    <DialogFrame
      open
      kind="alert"
      width="small"
      title="Recovery Codes"
      locked
      onClose={onClose}
      actions={
        <>
          <CopyButton text={codes.join('\n')} label="Copy Codes" onRefused={() => setClipboardClosed(true)} />
          <Button appearance="primary" onClick={onClose}>
            I’ve Saved Them
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        Keep these with your important papers. Each one signs you in once when you don’t have your phone. You
        won’t see them again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {isClipboardClosed && (
        <p className={styles.text}>Your browser won’t copy from here. Write them down.</p>
      )}
    </DialogFrame>
  );
}
