import { graphql, useFragment } from 'react-relay';
import type { PaymentsToApprove_query$key } from '../../__generated__/PaymentsToApprove_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Section } from '../../kit/ui/Section';

const PaymentRequests = lazyPart(async () => (await import('./PaymentRequests')).PaymentRequests);

/** Payments above the limit that wait for a second person; nothing where there are none. */
export function PaymentsToApprove({
  query,
  onRetry,
}: {
  query: PaymentsToApprove_query$key;
  onRetry: () => void;
}) {
  const { approvalRequests } = useFragment(
    graphql`
      fragment PaymentsToApprove_query on Query @throwOnFieldError {
        approvalRequests(first: 50, status: OPEN) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              id
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- PaymentRequests loads when there are any
              ...PaymentRequest_request
            }
          }
        }
      }
    `,
    query,
  );
  if (approvalRequests.edges.length === 0) return null;
  const { rows, failed } = extractRows(approvalRequests);
  return (
    <Section
      title="Payments to approve"
      description="Above the limit of one person. Nothing is recorded until somebody else approves it."
    >
      <PaymentRequests
        requests={rows}
        failed={failed}
        others={approvalRequests.totalCount - approvalRequests.edges.length}
        onRetry={onRetry}
      />
    </Section>
  );
}
