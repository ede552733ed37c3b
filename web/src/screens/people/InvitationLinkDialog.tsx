import { Field, Input } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { CopyButton } from '../../kit/ui/CopyButton';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { lazyPart } from '../../kit/ui/lazyPart';

// Whoever stands beside the new person lets them scan it.
const QrCode = lazyPart(async () => (await import('../../kit/ui/QrCode')).QrCode);

type InvitationLinkDialogProps = { name: string; link: string; onClose: () => void };

/** The link to hand over where the portal sends no mail, once. Nothing but its button closes it. */
export function InvitationLinkDialog({ name, link, onClose }: InvitationLinkDialogProps) {
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
        hint="Hand it over or let them scan the code: this portal sends no email. It works once, for 7 days, and is not shown again."
        validationMessage={
          isRefused ? 'The browser does not allow copying here. Select the link and copy it.' : undefined
        }
      >
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Suspense>
        <QrCode text={link} label={`QR code of the link for ${name}`} />
      </Suspense>
    </DialogFrame>
  );
}
