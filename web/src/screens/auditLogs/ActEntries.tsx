import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { ActEntriesQuery } from '../../__generated__/ActEntriesQuery.graphql';
import { failureReason } from '../../kit/relay/failures';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { ErrorState } from '../../kit/ui/ErrorState';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { ActEntriesList } from './ActEntriesList';

type ActEntriesProps = {
  queryRef: PreloadedQuery<ActEntriesQuery>;
  onOpen: (id: string) => void;
  onRetry: () => void;
};

/** The entries of an act, under its row. */
export function ActEntries({ queryRef, onOpen, onRetry }: ActEntriesProps) {
  return (
    <ErrorBoundary
      resetKey={queryRef}
      fallback={(error) => (
        <ErrorState text="Failed to load entries" hint={failureReason(error)} onRetry={onRetry} />
      )}
    >
      <Suspense fallback={<SkeletonLines lines={3} label="Loading entries..." />}>
        <Entries queryRef={queryRef} onOpen={onOpen} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Entries({ queryRef, onOpen }: Omit<ActEntriesProps, 'onRetry'>) {
  const data = usePreloadedQuery<ActEntriesQuery>(
    graphql`
      query ActEntriesQuery($id: ID!, $first: Int!) @throwOnFieldError {
        ...ActEntriesList_query @arguments(id: $id, first: $first)
      }
    `,
    queryRef,
  );
  return <ActEntriesList query={data} onOpen={onOpen} />;
}
