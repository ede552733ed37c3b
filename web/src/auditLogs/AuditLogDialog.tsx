import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { AuditLogDialogQuery } from '../__generated__/AuditLogDialogQuery.graphql';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorState } from '../ui/ErrorState';
import { SkeletonLines } from '../ui/Skeletons';
import { AuditLogDetails } from './AuditLogDetails';

type AuditLogDialogProps = {
  queryRef: PreloadedQuery<AuditLogDialogQuery>;
  onRetry: () => void;
  onClose: () => void;
};

/** Everything that was written down about one thing that happened. */
export function AuditLogDialog({ queryRef, onRetry, onClose }: AuditLogDialogProps) {
  return (
    <DialogFrame
      open
      title="Log Details"
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ErrorBoundary
        resetKey={queryRef}
        fallback={() => <ErrorState text="Failed to load log details" onRetry={onRetry} />}
      >
        <Suspense fallback={<SkeletonLines lines={8} label="Loading log details..." />}>
          <Details queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </DialogFrame>
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
  if (!node?.log) return <EmptyState text="This entry is not there any more." />;
  return <AuditLogDetails log={node.log} />;
}
