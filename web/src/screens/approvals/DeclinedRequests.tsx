import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'relay-runtime';
import { formatDay } from 'rules/dayFormats';
import type { DeclinedRequests_request$key } from '../../__generated__/DeclinedRequests_request.graphql';
import { FailedRows } from '../../kit/ui/FailedRows';
import { describeRequest } from './describeRequest';

const useStyles = makeStyles({
  title: { ...typographyStyles.body1Strong, margin: `${tokens.spacingVerticalM} 0 0` },
  list: {
    listStyleType: 'none',
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
  },
  item: { overflowWrap: 'anywhere' },
  detail: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Requests that a second person declined and that are still open, with the reason. */
export function DeclinedRequests(props: {
  requests: readonly ({ readonly id: string } & DeclinedRequests_request$key)[];
  failed: number;
  onRetry: () => void;
}) {
  const styles = useStyles();
  return (
    <>
      <h3 className={styles.title}>Declined</h3>
      <ul className={styles.list} aria-label="Declined requests">
        {props.requests.map((request) => (
          <DeclinedRequest key={request.id} request={request} />
        ))}
      </ul>
      <FailedRows count={props.failed} onRetry={props.onRetry} />
    </>
  );
}

function DeclinedRequest(props: { request: DeclinedRequests_request$key }) {
  const styles = useStyles();
  const request = readInlineData(
    graphql`
      fragment DeclinedRequests_request on ApprovalRequest @inline @throwOnFieldError {
        kind
        amount
        deletionOf
        about {
          name
        }
        askedBy
        isOwn
        decidedBy
        reason
        paymentDate
        wanted {
          run {
            user {
              name
            }
          }
        }
      }
    `,
    props.request,
  );
  const { askedBy, isOwn, decidedBy, reason, paymentDate } = request;
  const day = paymentDate ? ` on ${formatDay(paymentDate)}` : '';
  return (
    <li className={styles.item}>
      {describeRequest(request)}
      {day}, requested by {isOwn ? 'you' : askedBy}
      <p className={styles.detail}>
        {decidedBy ?? 'Someone'}: {reason}
      </p>
    </li>
  );
}
