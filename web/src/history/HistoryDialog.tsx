import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { HistoryDialogQuery } from '../__generated__/HistoryDialogQuery.graphql';
import { serverMessage } from '../relay/failures';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorState } from '../ui/ErrorState';
import { SkeletonLines } from '../ui/Skeletons';
import { PersonHistory } from './PersonHistory';
import { RunHistory } from './RunHistory';

export type HistoryDialogProps = {
  /** Whose history it is, as people call it: 'Dario Fontaine', 'Payroll #575'. */
  name: string;
  queryRef: PreloadedQuery<HistoryDialogQuery>;
  onRetry: () => void;
  onClose: () => void;
};

/** What happened to a person or a payroll run, in sentences, newest first. */
export function HistoryDialog({ name, queryRef, onRetry, onClose }: HistoryDialogProps) {
  return (
    <DialogFrame
      open
      title={`History: ${name}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ErrorBoundary
        resetKey={queryRef}
        fallback={(error) => (
          <ErrorState text="Failed to load history" hint={serverMessage(error)} onRetry={onRetry} />
        )}
      >
        <Suspense fallback={<SkeletonLines lines={6} label="Loading history..." />}>
          <History queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </DialogFrame>
  );
}

function History({ queryRef }: Pick<HistoryDialogProps, 'queryRef'>) {
  const { node } = usePreloadedQuery<HistoryDialogQuery>(
    graphql`
      query HistoryDialogQuery($id: ID!, $first: Int!) @throwOnFieldError {
        node(id: $id) {
          ... on User @alias(as: "person") {
            ...PersonHistory_user @arguments(first: $first)
          }
          ... on PayrollRun @alias(as: "run") {
            ...RunHistory_run @arguments(first: $first)
          }
        }
      }
    `,
    queryRef,
  );
  if (node?.person) return <PersonHistory user={node.person} />;
  if (node?.run) return <RunHistory run={node.run} />;
  return <EmptyState text="This record is not there any more." />;
}
