import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';

const useStyles = makeStyles({ message: { whiteSpace: 'normal' } });

/** Explains that someone else has to approve first; `limit` in dollars. */
export function AboveLimit({
  limit,
  what,
}: {
  limit: number;
  what: 'Payments' | 'Advances' | 'Deductions' | 'Opening balances';
}) {
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody className={useStyles().message}>
        {what} above {formatAmount(limit)} to one person need a second person. Nothing is recorded until
        someone else approves it.
      </MessageBarBody>
    </MessageBar>
  );
}
