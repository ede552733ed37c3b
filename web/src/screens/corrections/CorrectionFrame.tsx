import { type ReactNode, Suspense } from 'react';
import { failureReason } from '../../kit/relay/failures';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { ErrorState } from '../../kit/ui/ErrorState';
import { SkeletonLines } from '../../kit/ui/Skeletons';

type CorrectionFrameProps = {
  title: string;
  /** The form's query reference: a new one retries. */
  queryRef: unknown;
  onRetry: () => void;
  onClose: () => void;
  /** The form, in its own dialog. */
  children: ReactNode;
};

/** The dialog while its form's data is loading, or failed to load. */
export function CorrectionFrame({ title, queryRef, onRetry, onClose, children }: CorrectionFrameProps) {
  const frame = (content: ReactNode) => (
    <DialogFrame
      open
      title={title}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {content}
    </DialogFrame>
  );
  const loading = frame(<SkeletonLines lines={6} label="Loading pay..." />);
  return (
    <ErrorBoundary
      resetKey={queryRef}
      fallback={(error) =>
        frame(<ErrorState text="Failed to load the pay" hint={failureReason(error)} onRetry={onRetry} />)
      }
    >
      <Suspense fallback={loading}>{queryRef ? children : loading}</Suspense>
    </ErrorBoundary>
  );
}
