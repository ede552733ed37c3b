import { LinkDialog } from './LinkDialog';

type InvitationLinkDialogProps = { name: string; link: string; onClose: () => void };

/** The link of an invitation, if the portal sends no email. */
export function InvitationLinkDialog(props: InvitationLinkDialogProps) {
  return (
    <LinkDialog
      {...props}
      title="Invitation Link"
      hint="This portal doesn’t send email, so share the link or let them scan the code. It works once, for 7 days. You won’t see it again."
    />
  );
}
