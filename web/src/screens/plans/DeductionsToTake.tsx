import { useState } from 'react';
import { formatMoney, sumCents } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import type { DeductionsToTakeDialogProps } from './DeductionsToTakeDialog';

const DeductionsToTakeDialog = lazyDialog(
  async () => (await import('./DeductionsToTakeDialog')).DeductionsToTakeDialog,
);

function label(due: number, left: number, cents: number): string {
  if (left === due) return `${counted(due, 'deduction')} left out`;
  const which = left === 0 ? counted(due, 'deduction') : `${due - left} of ${counted(due, 'deduction')}`;
  return `${which}, ${formatMoney(cents)}`;
}

/** '2 deductions, $165.00': opens the list, where each can be left for another time. */
export function DeductionsToTake(props: Omit<DeductionsToTakeDialogProps, 'onClose'>) {
  const { person, deductions, taken, skipped } = props;
  const [isOpen, setOpen] = useState(false);
  const left = deductions.filter(({ planId }) => skipped.includes(planId)).length;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {label(deductions.length, left, sumCents(taken.map(({ amount }) => amount)))}
        <VisuallyHidden> of {person.name}</VisuallyHidden>
      </Button>
      {isOpen && <DeductionsToTakeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
