import { type ReactNode, Suspense, useContext } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorState } from '../ui/ErrorState';
import { FieldFailure, failureReason, isForbidden } from './failures';
import { Loading } from './Together';

type ScreenRegionProps = {
  /** Shown when the data fails to load: 'Failed to load contractors'. */
  failure: string;
  /** The reason, where the screen knows it better than the server's message. */
  reason?: (error: unknown) => string;
  /** The region's skeleton. */
  loading: ReactNode;
  /** Replaces the error and its Retry (null for nothing), for a region that is optional or works without its data. */
  failed?: ReactNode;
  /** The same where the whole request failed and a region beside this one reports it. */
  failedWhole?: ReactNode;
  /** The screen's query reference: a new one retries. */
  queryRef: unknown;
  children: ReactNode;
};

/** A part of a screen that reads the screen's query; the frame around it appears before the data and without it. */
export function ScreenRegion(props: ScreenRegionProps) {
  const { failure, reason, loading, failed, failedWhole, queryRef, children } = props;
  const { revalidate } = useRevalidator();
  const stage = useContext(Loading);
  const instead = (error: unknown) =>
    error instanceof FieldFailure || failedWhole === undefined ? failed : failedWhole;
  if (stage === 'waiting') return loading;
  return (
    <ErrorBoundary
      resetKey={queryRef}
      fallback={(error) =>
        instead(error) === undefined ? (
          <Failure error={error} text={failure} reason={reason} onRetry={revalidate} />
        ) : (
          instead(error)
        )
      }
    >
      {stage === 'together' ? children : <Suspense fallback={loading}>{children}</Suspense>}
    </ErrorBoundary>
  );
}

type FailureProps = {
  error: unknown;
  text: string;
  reason?: ((error: unknown) => string | undefined) | undefined;
  onRetry: () => void;
};

function Failure({ error, text, reason = failureReason, onRetry }: FailureProps) {
  // A refusal concerns the whole screen, which has its own page for it.
  if (isForbidden(error)) throw error;
  return <ErrorState text={text} hint={reason(error)} onRetry={onRetry} />;
}
