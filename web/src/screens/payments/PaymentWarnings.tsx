import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { WarningBars } from './WarningBars';

type PaymentWarningsProps = {
  warnings: readonly string[];
  /** Whether it waits for a second person, and is not recorded yet. */
  isSent: boolean;
  onClose: () => void;
};

/** Warnings about a payment that has just been recorded, or sent to a second person. */
export function PaymentWarnings({ warnings, isSent, onClose }: PaymentWarningsProps) {
  return (
    <DialogFrame
      open
      kind="alert"
      title={isSent ? 'Sent for Approval' : 'Payment Recorded'}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <WarningBars warnings={warnings} />
      <span>
        {isSent
          ? 'If something is wrong, withdraw the request and record the payment again.'
          : 'If something is wrong, void the payment and record it again.'}
      </span>
    </DialogFrame>
  );
}
