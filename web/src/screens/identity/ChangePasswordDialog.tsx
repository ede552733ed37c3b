import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { Button } from '../../kit/ui/Button';
import { ChangePasswordForm } from './ChangePasswordForm';

/**
 * Changes one's own password from the profile. Closing it, by hand or by itself two seconds after the
 * confirmation, unmounts the form and so forgets everything typed.
 */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Change Password</DialogTitle>
          <DialogContent>
            <ChangePasswordForm
              asksCurrent
              onDone={onClose}
              secondary={<Button onClick={onClose}>Cancel</Button>}
            />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
