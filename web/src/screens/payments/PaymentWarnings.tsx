import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';

const useStyles = makeStyles({ body: { whiteSpace: 'normal' } });

type PaymentWarningsProps = {
  warnings: readonly string[];
  /** Whether it waits for a second person, and is not recorded yet. */
  isSent: boolean;
  onClose: () => void;
};

/** What is worth a second look about a payment that has just been recorded, or sent to a second person. */
export function PaymentWarnings({ warnings, isSent, onClose }: PaymentWarningsProps) {
  const styles = useStyles();
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
      {warnings.map((warning) => (
        <MessageBar key={warning} intent="warning" layout="multiline">
          <MessageBarBody className={styles.body}>{warning}</MessageBarBody>
        </MessageBar>
      ))}
      <span>
        {isSent
          ? 'If the date is wrong, withdraw the request and record the payment again.'
          : 'If the date is wrong, void the payment and record it again.'}
      </span>
    </DialogFrame>
  );
}
