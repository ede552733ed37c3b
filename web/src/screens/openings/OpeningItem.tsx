import { useState } from 'react';
import { formatAmount, readCents } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import { Button } from '../../kit/ui/Button';
import { Instant } from '../../kit/ui/Instant';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { OpeningRow } from './openingRow';
import { useOpeningStyles } from './useOpeningStyles';

const VoidOpeningDialog = lazyDialog(async () => (await import('./VoidOpeningDialog')).VoidOpeningDialog);

/** One year: the amounts on its form, the others, and when it was entered. */
export function OpeningItem({ opening }: { opening: OpeningRow }) {
  const styles = useOpeningStyles();
  const [isVoiding, setVoiding] = useState(false);
  const { year, paidThrough, compensation, reimbursed, withheld } = opening;
  const { createdAt, enteredBy, voidedAt, voidReason } = opening;
  const parts = [
    `${formatAmount(compensation)} compensation`,
    ...(readCents(reimbursed) > 0 ? [`${formatAmount(reimbursed)} reimbursed`] : []),
    ...(readCents(withheld) > 0 ? [`${formatAmount(withheld)} of it withheld`] : []),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{year}</h3>
        {voidedAt && <StatusChip tone="neutral" label="Void" />}
        <span className={styles.amount}>{formatAmount(compensation + reimbursed)}</span>
      </div>
      <p className={styles.detail}>
        {parts.join(', ')}, through {formatDay(paidThrough)}. Entered <Instant at={createdAt} />
        {enteredBy ? ` by ${enteredBy}` : ''}.{voidReason ? ` Void: ${voidReason}` : ''}
      </p>
      {opening.viewerCanVoid && (
        <div>
          <Button size="small" aria-label={`Void what was paid in ${year}`} onClick={() => setVoiding(true)}>
            Void
          </Button>
        </div>
      )}
      {isVoiding && <VoidOpeningDialog opening={opening} onClose={() => setVoiding(false)} />}
    </li>
  );
}
