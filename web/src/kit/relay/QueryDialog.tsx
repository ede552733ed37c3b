import { type ReactNode, Suspense, useRef } from 'react';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorState } from '../ui/ErrorState';
import { SkeletonLines } from '../ui/Skeletons';
import { failureReason } from './failures';

type QueryDialogProps = {
  title: string;
  width?: 'medium' | 'wide';
  /** Announced while it loads: 'Loading history...'. */
  loading: string;
  /** Shown when it fails: 'Failed to load history'. */
  failure: string;
  /** The dialog's query reference: a new one retries. */
  queryRef: unknown;
  onRetry: () => void;
  onClose: () => void;
  /** Reads the query. */
  children: ReactNode;
};

/** A dialog to read, whose query starts with the click that opens it. */
export function QueryDialog(props: QueryDialogProps) {
  const { title, width, loading, failure, queryRef, onRetry, onClose, children } = props;
  const close = useRef<HTMLButtonElement>(null);
  const retry = () => {
    // The Retry button disappears with the error; without this the focus would leave the dialog.
    close.current?.focus();
    onRetry();
  };
  return (
    <DialogFrame
      open
      title={title}
      width={width}
      onClose={onClose}
      actions={
        <Button ref={close} onClick={onClose}>
          Close
        </Button>
      }
    >
      <ErrorBoundary
        resetKey={queryRef}
        fallback={(error) => <ErrorState text={failure} hint={failureReason(error)} onRetry={retry} />}
      >
        <Suspense fallback={<SkeletonLines lines={6} label={loading} />}>{children}</Suspense>
      </ErrorBoundary>
    </DialogFrame>
  );
}
