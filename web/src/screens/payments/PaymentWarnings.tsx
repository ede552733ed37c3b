import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';

const useStyles = makeStyles({ body: { whiteSpace: 'normal' } });

type PaymentWarningsProps = { warnings: readonly string[]; onClose: () => void };

/** What is worth a second look about a payment that has just been recorded. */
export function PaymentWarnings({ warnings, onClose }: PaymentWarningsProps) {
  const styles = useStyles();
  return (
    <DialogFrame
      open
      kind="alert"
      title="Payment Recorded"
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
      <span>If the date is wrong, void the payment and record it again.</span>
    </DialogFrame>
  );
}
