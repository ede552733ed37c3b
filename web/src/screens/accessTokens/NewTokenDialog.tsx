import { SecretMessage, ShownOnceDialog } from '../../kit/ui/ShownOnceDialog';

type NewTokenDialogProps = { name: string; token: string; onClose: () => void };

export const NewTokenDialog = ({ name, token, onClose }: NewTokenDialogProps) => (
  <ShownOnceDialog title="Token Created" noun="token" secret={token} onClose={onClose}>
    <SecretMessage
      intent="warning"
      text={`Copy ${name} now. You won’t see it again.`}
      secret={token}
      hint="Anyone with this token can use the portal as you. Keep it with your passwords, not in a shared workbook or an email, and revoke it when you no longer need it."
    />
  </ShownOnceDialog>
);
