import { graphql, useFragment } from 'react-relay';
import type { PaymentsToApprove_query$key } from '../../__generated__/PaymentsToApprove_query.graphql';
import refetchQuery, {
  type PaymentsToApproveRefetchQuery,
} from '../../__generated__/PaymentsToApproveRefetchQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { useRefresh } from '../../kit/relay/useRefresh';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Section } from '../../kit/ui/Section';

const PaymentRequests = lazyPart(async () => (await import('./PaymentRequests')).PaymentRequests);

const DeclinedRequests = lazyPart(async () => (await import('./DeclinedRequests')).DeclinedRequests);

const WEEK_MS = 7 * 86_400_000;

/**
 * Payments above the limit and bank details that wait for a second person, and the reasons of declined ones that are
 * still open; nothing if there are none.
 */
export function PaymentsToApprove({ query }: { query: PaymentsToApprove_query$key }) {
  const refresh = useRefresh<PaymentsToApproveRefetchQuery>(refetchQuery);
  const onRetry = () => void refresh();
  const { approvalRequests, declined } = useFragment(
    graphql`
      fragment PaymentsToApprove_query on Query
      @refetchable(queryName: "PaymentsToApproveRefetchQuery")
      @throwOnFieldError {
        declined: approvalRequests(first: 20, filter: { status: { in: [DECLINED] } }) {
          edges {
            node @catch(to: RESULT) {
              id
              kind
              closedAt
              wanted {
                run {
                  status
                  awaitsApproval
                }
              }
              ...DeclinedRequests_request
            }
          }
        }
        approvalRequests(first: 50, filter: { status: { in: [OPEN] } }) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              id
              ...PaymentRequest_request
            }
          }
        }
      }
    `,
    query,
  );
  const { rows, failed } = extractRows(approvalRequests);
  // Once its runs are paid, void or requested again, no one needs the reason anymore; for anything else after a week.
  const answered = extractRows(declined);
  const aWeekAgo = new Date(Date.now() - WEEK_MS).toISOString();
  const left = answered.rows.filter(({ kind, closedAt, wanted }) =>
    kind === 'RECORD_PAYMENT' || kind === 'MAKE_BANK_FILE'
      ? wanted.every(({ run }) => run.status === 'PROCESSED' && !run.awaitsApproval)
      : (closedAt ?? '') > aWeekAgo,
  );
  if (approvalRequests.edges.length + left.length + answered.failed === 0) return null;
  return (
    <Section
      title="Waiting for a Second Approval"
      description="Money and bank files over the limit, bank details, the limit itself, and deletions. Nothing happens until someone else approves."
    >
      {approvalRequests.edges.length > 0 && (
        <PaymentRequests
          requests={rows}
          failed={failed}
          others={approvalRequests.totalCount - approvalRequests.edges.length}
          onRetry={onRetry}
        />
      )}
      {left.length + answered.failed > 0 && (
        <DeclinedRequests requests={left} failed={answered.failed} onRetry={onRetry} />
      )}
    </Section>
  );
}
