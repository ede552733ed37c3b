import { Suspense, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import query, { type ReceiptsToPayDialogQuery } from '../../__generated__/ReceiptsToPayDialogQuery.graphql';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { Button } from '../../kit/ui/Button';
import { Checkbox } from '../../kit/ui/Checkbox';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { ReceiptList } from './ReceiptList';
import { receiptRow } from './receiptRow';

export type ReceiptsToPayDialogProps = {
  person: { readonly id: string; readonly name: string };
  week: string;
  /** Approved ones, with their amounts. */
  receipts: readonly { readonly id: string; readonly cents: number }[];
  /** Those not paid this time. */
  leftOut: readonly string[];
  onLeaveOut: (ids: readonly string[]) => void;
  isLocked: boolean;
  onClose: () => void;
};

/** The approved receipts that a week would pay, each with its picture and a box. */
export function ReceiptsToPayDialog({ person, week, onClose, ...choice }: ReceiptsToPayDialogProps) {
  const [attempts, setAttempts] = useState(0);
  const variables = { userId: person.id, week };
  const queryRef = useQueryRef<ReceiptsToPayDialogQuery>(query, variables, 'store-and-network', attempts);
  const loading = <SkeletonLines lines={3} label="Loading receipts..." />;
  return (
    <DialogFrame
      open
      title={`Receipts of ${person.name}`}
      width="medium"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <ErrorBoundary
        resetKey={queryRef}
        fallback={() => (
          <p role="alert">
            Failed to load the receipts. <Button onClick={() => setAttempts(attempts + 1)}>Retry</Button>
          </p>
        )}
      >
        <Suspense fallback={loading}>
          {queryRef ? <Receipts queryRef={queryRef} {...choice} /> : loading}
        </Suspense>
      </ErrorBoundary>
    </DialogFrame>
  );
}

type ReceiptsProps = Omit<ReceiptsToPayDialogProps, 'person' | 'week' | 'onClose'> & {
  queryRef: PreloadedQuery<ReceiptsToPayDialogQuery>;
};

function Receipts({ queryRef, receipts, leftOut, onLeaveOut, isLocked }: ReceiptsProps) {
  const { payrollWeek } = usePreloadedQuery<ReceiptsToPayDialogQuery>(
    graphql`
      query ReceiptsToPayDialogQuery($userId: ID!, $week: Date!) @throwOnFieldError {
        payrollWeek(userId: $userId, weekStart: $week) {
          receipts {
            ...receiptRow_receipt
          }
        }
      }
    `,
    queryRef,
  );
  // A receipt approved a moment ago goes on payroll once the figures include it.
  const shown = new Set(receipts.map(({ id }) => id));
  return (
    <ReceiptList
      label="Approved receipts"
      receipts={payrollWeek.receipts.map(receiptRow).filter(({ id }) => shown.has(id))}
      actions={({ id, amount, purpose }) => (
        <Checkbox
          label="Include"
          aria-label={`Include ${formatAmount(amount)}: ${purpose}`}
          checked={!leftOut.includes(id)}
          disabled={isLocked}
          onChange={(_event, { checked }) =>
            onLeaveOut(checked ? leftOut.filter((one) => one !== id) : [...leftOut, id])
          }
        />
      )}
    />
  );
}
