import { ShownOnceDialog } from '../../kit/ui/ShownOnceDialog';

type NewTokenDialogProps = { name: string; token: string; onClose: () => void };

export const NewTokenDialog = ({ name, token, onClose }: NewTokenDialogProps) => (
  <ShownOnceDialog
    title="Token Created"
    intent="warning"
    noun="token"
    secret={token}
    message={`Copy ${name} now. You won’t see it again.`}
    hint="Anyone with this token can use the portal as you. Keep it with your passwords, not in a shared workbook or an email, and revoke it when you no longer need it."
    onClose={onClose}
  />
);
