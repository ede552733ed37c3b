import { SecretMessage, ShownOnceDialog } from '../../kit/ui/ShownOnceDialog';

type TemporaryPasswordDialogProps = { name: string; password: string; onClose: () => void };

export const TemporaryPasswordDialog = ({ name, password, onClose }: TemporaryPasswordDialogProps) => (
  <ShownOnceDialog title="Password Reset" noun="password" secret={password} onClose={onClose}>
    <SecretMessage
      intent="success"
      text={`Password reset successfully! Temporary password for ${name}, valid for 24 hours:`}
      secret={password}
      hint={`Share it in person or by phone. ${name} picks a new one at the next sign-in. You won’t see it again.`}
    />
  </ShownOnceDialog>
);
