import { useState } from 'react';
import { formatAmount } from 'rules/amounts';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { ReceiptList } from '../receipts/ReceiptList';
import { type ReceiptRow, receiptRow } from '../receipts/receiptRow';
import type { SubmittedWeek } from './submittedWeek';
import { useDecideReceipts } from './useDecideReceipts';

const RejectDialog = lazyDialog(async () => (await import('./RejectDialog')).RejectDialog);

/** The receipts of a week, each with its picture beside the amount, to decide on one by one. */
export function QueueReceipts({ week }: { week: SubmittedWeek }) {
  const { decide, deciding } = useDecideReceipts();
  const [rejecting, setRejecting] = useState<ReceiptRow | null>(null);
  const { user, reason } = week;
  const refusalFor = ({ id, viewerCanDecide, payrollRun }: ReceiptRow): string | null => {
    if (payrollRun) return `This receipt is on payroll #${payrollRun.number} and can’t be changed.`;
    if (!viewerCanDecide) return reason ?? 'You can’t approve your own receipts.';
    return deciding === id ? 'Wait until the decision is saved.' : null;
  };
  return (
    <>
      <ReceiptList
        label={`Receipts of ${user.name}`}
        receipts={week.receipts.map(receiptRow)}
        actions={(receipt) => {
          const of = <VisuallyHidden>{` ${formatAmount(receipt.amount)} of ${user.name}`}</VisuallyHidden>;
          const refusal = refusalFor(receipt);
          return receipt.status === 'PENDING' ? (
            <>
              <Button
                size="small"
                disabledReason={refusal}
                onClick={() => void decide(receipt, { status: 'APPROVED' })}
              >
                Approve{of}
              </Button>
              <Button size="small" disabledReason={refusal} onClick={() => setRejecting(receipt)}>
                Reject…{of}
              </Button>
            </>
          ) : (
            <Button
              size="small"
              appearance="subtle"
              disabledReason={refusal}
              onClick={() => void decide(receipt, { status: 'PENDING' })}
            >
              Undo Decision{of}
            </Button>
          );
        }}
      />
      {rejecting && (
        <RejectDialog
          what="1 receipt"
          about={rejecting.id}
          onReject={(why) => decide(rejecting, { status: 'REJECTED', reason: why })}
          onClose={() => setRejecting(null)}
        />
      )}
    </>
  );
}
