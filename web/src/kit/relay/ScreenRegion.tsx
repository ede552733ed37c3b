import { type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorState } from '../ui/ErrorState';
import { failureReason, isForbidden } from './failures';

type ScreenRegionProps = {
  /** What is said when the data could not be loaded: 'Failed to load contractors'. */
  failure: string;
  /** The region's skeleton. */
  loading: ReactNode;
  /** In place of the error with its Retry (null for nothing), for a second region that reads the same query. */
  failed?: ReactNode;
  /** The screen's query reference: a new one tries again. */
  queryRef: unknown;
  children: ReactNode;
};

/** A part of a screen that reads the screen's query; the frame around it stands before the data and without it. */
export function ScreenRegion({ failure, loading, failed, queryRef, children }: ScreenRegionProps) {
  const { revalidate } = useRevalidator();
  return (
    <ErrorBoundary
      resetKey={queryRef}
      fallback={(error) =>
        failed === undefined ? <Failure error={error} text={failure} onRetry={revalidate} /> : failed
      }
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failure({ error, text, onRetry }: { error: unknown; text: string; onRetry: () => void }) {
  // A refusal concerns the whole screen, which has its own page for it.
  if (isForbidden(error)) throw error;
  return <ErrorState text={text} hint={failureReason(error)} onRetry={onRetry} />;
}
