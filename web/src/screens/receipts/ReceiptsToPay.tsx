import { useState } from 'react';
import { formatMoney, sumCents } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import type { ReceiptsToPayDialogProps } from './ReceiptsToPayDialog';

const ReceiptsToPayDialog = lazyDialog(
  async () => (await import('./ReceiptsToPayDialog')).ReceiptsToPayDialog,
);

/** '3 receipts, $85.00': opens the list with the pictures, where each can be left for another time. */
export function ReceiptsToPay(props: Omit<ReceiptsToPayDialogProps, 'onClose'>) {
  const { person, receipts, leftOut } = props;
  const [isOpen, setOpen] = useState(false);
  const paid = receipts.filter(({ id }) => !leftOut.includes(id));
  const sum = formatMoney(sumCents(paid.map(({ cents }) => cents)));
  const left = receipts.length - paid.length;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {counted(paid.length, 'receipt')}, {sum}
        {left > 0 && ` (${left} left out)`}
        <VisuallyHidden> of {person.name}</VisuallyHidden>
      </Button>
      {isOpen && <ReceiptsToPayDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
