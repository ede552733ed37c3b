import { useState } from 'react';
import { formatMoney, sumCents } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';

const ReceiptsToPayDialog = lazyDialog(
  async () => (await import('./ReceiptsToPayDialog')).ReceiptsToPayDialog,
);

export type ReceiptsToPayProps = {
  person: { readonly id: string; readonly name: string };
  week: string;
  /** Approved ones, with their amounts. */
  receipts: readonly { readonly id: string; readonly cents: number }[];
  /** Those that are not paid this time. */
  leftOut: readonly string[];
  onLeaveOut: (ids: readonly string[]) => void;
  isLocked: boolean;
};

/** '3 receipts, $85.00': opens to the list with the pictures, where each can be left for another time. */
export function ReceiptsToPay(props: ReceiptsToPayProps) {
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
