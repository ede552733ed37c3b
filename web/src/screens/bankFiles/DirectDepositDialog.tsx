import { Suspense, useState } from 'react';
import { formatWeek } from 'rules/dayFormats';
import query, { type DirectDepositFormQuery } from '../../__generated__/DirectDepositFormQuery.graphql';
import { failureReason } from '../../kit/relay/failures';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { ErrorState } from '../../kit/ui/ErrorState';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { DirectDepositForm } from './DirectDepositForm';

/** Whom the file pays besides those who are paid without a word. */
export type Choices = { includeNew: boolean; includeRepeated: boolean };
const NOBODY_ELSE: Choices = { includeNew: false, includeRepeated: false };

type DirectDepositDialogProps = { week: string; today: string; onClose: () => void };

/** The file with which the bank pays a week: whom, how much, to which accounts, on which day. */
export function DirectDepositDialog({ week, today, onClose }: DirectDepositDialogProps) {
  const [choices, setChoices] = useState(NOBODY_ELSE);
  const [attempts, setAttempts] = useState(0);
  const queryRef = useQueryRef<DirectDepositFormQuery>(query, { week, ...choices }, 'network-only', attempts);
  const loading = <SkeletonLines lines={6} label="Loading who is paid..." />;
  return (
    <DialogFrame
      open
      kind="alert"
      title={`Direct Deposit for ${formatWeek(week)}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ErrorBoundary
        resetKey={queryRef}
        fallback={(error) => (
          <ErrorState
            text="Failed to load who is paid"
            hint={failureReason(error)}
            onRetry={() => setAttempts(attempts + 1)}
          />
        )}
      >
        <Suspense fallback={loading}>
          {queryRef ? (
            <DirectDepositForm
              queryRef={queryRef}
              week={week}
              today={today}
              choices={choices}
              onChoose={setChoices}
              onSaved={onClose}
            />
          ) : (
            loading
          )}
        </Suspense>
      </ErrorBoundary>
    </DialogFrame>
  );
}
