import { ShownOnceDialog } from '../../kit/ui/ShownOnceDialog';

type TemporaryPasswordDialogProps = { name: string; password: string; onClose: () => void };

export const TemporaryPasswordDialog = ({ name, password, onClose }: TemporaryPasswordDialogProps) => (
  <ShownOnceDialog
    title="Password Reset"
    intent="success"
    noun="password"
    secret={password}
    message={`Password reset successfully! Temporary password for ${name}, valid for 24 hours:`}
    hint={`Share it in person or by phone. ${name} picks a new one at the next sign-in. You won’t see it again.`}
    onClose={onClose}
  />
);
