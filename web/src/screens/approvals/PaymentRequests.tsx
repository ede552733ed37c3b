import { makeStyles, tokens } from '@fluentui/react-components';
import type { PaymentRequest_request$key } from '../../__generated__/PaymentRequest_request.graphql';
import { counted } from '../../kit/lib/labels';
import { FailedRows } from '../../kit/ui/FailedRows';
import { PaymentRequest } from './PaymentRequest';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
  },
  note: { margin: `${tokens.spacingVerticalM} 0 0`, color: tokens.colorNeutralForeground2 },
});

type PaymentRequestsProps = {
  requests: readonly ({ readonly id: string } & PaymentRequest_request$key)[];
  failed: number;
  /** How many more there are. */
  others: number;
  onRetry: () => void;
};

/** Each request with its subject and the viewer's actions. */
export function PaymentRequests({ requests, failed, others, onRetry }: PaymentRequestsProps) {
  const styles = useStyles();
  return (
    <>
      <ul className={styles.list} aria-label="For a second person">
        {requests.map((request) => (
          <PaymentRequest key={request.id} request={request} />
        ))}
      </ul>
      <FailedRows count={failed} onRetry={onRetry} />
      {others > 0 && <p className={styles.note}>{counted(others, 'more request')} not shown.</p>}
    </>
  );
}
