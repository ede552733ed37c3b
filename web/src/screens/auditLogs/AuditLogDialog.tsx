import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { AuditLogDialogQuery } from '../../__generated__/AuditLogDialogQuery.graphql';
import { QueryDialog } from '../../kit/relay/QueryDialog';
import { EmptyState } from '../../kit/ui/EmptyState';
import { AuditLogDetails } from './AuditLogDetails';

type AuditLogDialogProps = {
  queryRef: PreloadedQuery<AuditLogDialogQuery>;
  onRetry: () => void;
  onClose: () => void;
};

/** Everything recorded about one event. */
export function AuditLogDialog(props: AuditLogDialogProps) {
  return (
    <QueryDialog
      title="Log Details"
      width="wide"
      loading="Loading log details..."
      failure="Failed to load log details"
      {...props}
    >
      <Details queryRef={props.queryRef} />
    </QueryDialog>
  );
}

function Details({ queryRef }: Pick<AuditLogDialogProps, 'queryRef'>) {
  const { node } = usePreloadedQuery<AuditLogDialogQuery>(
    graphql`
      query AuditLogDialogQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on AuditLog @alias(as: "log") {
            ...AuditLogDetails_log
          }
        }
      }
    `,
    queryRef,
  );
  if (!node?.log) return <EmptyState text="This entry no longer exists." />;
  return <AuditLogDetails log={node.log} />;
}
