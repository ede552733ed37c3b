import { Field, Input, makeStyles } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { CopyButton } from '../../kit/ui/CopyButton';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { lazyPart } from '../../kit/ui/lazyPart';

// Someone next to the user can scan it.
const QrCode = lazyPart(async () => (await import('../../kit/ui/QrCode')).QrCode);

const useStyles = makeStyles({ code: { alignSelf: 'center', display: 'flex' } });

type LinkDialogProps = {
  title: string;
  name: string;
  link: string;
  hint: string;
  onClose: () => void;
};

/** A link to hand over, shown once. Only its button closes it. */
export function LinkDialog({ title, name, link, hint, onClose }: LinkDialogProps) {
  const styles = useStyles();
  const [isRefused, setRefused] = useState(false);
  return (
    <DialogFrame
      open
      kind="alert"
      width="small"
      title={title}
      locked
      onClose={onClose}
      actions={
        <>
          <CopyButton text={link} label="Copy Link" onRefused={() => setRefused(true)} />
          <Button appearance="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Field
        label={`Link for ${name}`}
        hint={hint}
        validationMessage={
          isRefused ? 'Your browser won’t copy from here. Select the link and copy it.' : undefined
        }
      >
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <span className={styles.code}>
        <Suspense>
          <QrCode text={link} label={`QR code of the link for ${name}`} />
        </Suspense>
      </span>
    </DialogFrame>
  );
}
