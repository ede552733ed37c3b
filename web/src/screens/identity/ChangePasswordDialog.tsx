import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { Button } from '../../kit/ui/Button';
import { DialogContext } from '../../kit/ui/restoreFocus';
import { ChangePasswordForm } from './ChangePasswordForm';

/**
 * Changes the viewer's own password from the profile. Closing it, manually or automatically two seconds after the
 * confirmation, unmounts the form and so drops the input.
 */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Change Password</DialogTitle>
          <DialogContent>
            <DialogContext value>
              <ChangePasswordForm
                asksCurrent
                onDone={onClose}
                secondary={<Button onClick={onClose}>Cancel</Button>}
              />
            </DialogContext>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
