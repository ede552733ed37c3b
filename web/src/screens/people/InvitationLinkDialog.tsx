import { Field, Input, makeStyles } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { CopyButton } from '../../kit/ui/CopyButton';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { lazyPart } from '../../kit/ui/lazyPart';

// Whoever stands beside the new person lets them scan it.
const QrCode = lazyPart(async () => (await import('../../kit/ui/QrCode')).QrCode);

const useStyles = makeStyles({ code: { alignSelf: 'center', display: 'flex' } });

type InvitationLinkDialogProps = { name: string; link: string; onClose: () => void };

/** The link to hand over where the portal sends no mail, once. Nothing but its button closes it. */
export function InvitationLinkDialog({ name, link, onClose }: InvitationLinkDialogProps) {
  const styles = useStyles();
  const [isRefused, setRefused] = useState(false);
  return (
    <DialogFrame
      open
      kind="alert"
      width="small"
      title="Invitation Link"
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
        hint="This portal doesn’t send email, so share the link or let them scan the code. It works once, for 7 days. You won’t see it again."
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
