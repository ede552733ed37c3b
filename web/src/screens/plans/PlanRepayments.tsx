import { useState } from 'react';
import { formatAmount } from 'rules/amounts';
import { describePayment } from 'rules/payments';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import type { PlanRow } from './planRow';

const VoidRepaymentDialog = lazyDialog(
  async () => (await import('./VoidRepaymentDialog')).VoidRepaymentDialog,
);

type Repayment = PlanRow['repayments'][number];

/** 'Paid back on Nov 20, 2026 by check 1201'; 'Void: Bounced' for a void one. */
const describe = ({ date, method, reference, voidReason }: Repayment): string =>
  [
    describePayment({ date, method, reference }).replace('Paid', 'Paid back'),
    ...(voidReason ? [`Void: ${voidReason}`] : []),
  ].join('. ');

type PlanRepaymentsProps = { plan: Pick<PlanRow, 'description' | 'repayments'>; first: number };

/** An advance's repayments by hand, each with its actions. */
export function PlanRepayments({ plan: { description, repayments }, first }: PlanRepaymentsProps) {
  const [voiding, setVoiding] = useState<Repayment | null>(null);
  return (
    <>
      <ol aria-label={`Paid back on ${description}`}>
        {repayments.map((repayment) => (
          <li key={repayment.id}>
            <span>{describe(repayment)}</span>
            {repayment.viewerCanVoid && (
              <Button
                size="small"
                aria-label={`Void ${formatAmount(repayment.amount)} paid back on ${description}`}
                onClick={() => setVoiding(repayment)}
              >
                Void
              </Button>
            )}
            <span>
              {repayment.voidReason ? (
                <s>{formatAmount(repayment.amount)}</s>
              ) : (
                formatAmount(repayment.amount)
              )}
            </span>
          </li>
        ))}
      </ol>
      {voiding && <VoidRepaymentDialog repayment={voiding} first={first} onClose={() => setVoiding(null)} />}
    </>
  );
}
