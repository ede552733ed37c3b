import type { Entry } from '../../kit/offline/queue';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { flush } from './flush';
import { WaitingList } from './WaitingList';

type WaitingDialogProps = { entries: readonly Entry[]; onClose: () => void };

/** The entries waiting on this device, inside the portal. */
export function WaitingDialog({ entries, onClose }: WaitingDialogProps) {
  return (
    <DialogFrame
      open
      title="Waiting to Send"
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void flush()}>Send Now</Button>
          <Button appearance="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {entries.length === 0 ? <p>Everything has been sent.</p> : <WaitingList entries={entries} />}
    </DialogFrame>
  );
}
