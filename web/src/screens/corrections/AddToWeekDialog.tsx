import { AddToPayDialog } from './AddToPayDialog';
import type { AddToPayProps } from './AddToPayForm';
import { useAddToWeek } from './useAddToWeek';

type AddToWeekDialogProps = Pick<AddToPayProps, 'person' | 'week' | 'onClose'>;

/** Adds to the pay of the tracker's week. */
export function AddToWeekDialog(props: AddToWeekDialogProps) {
  const [save, isBusy] = useAddToWeek();
  return <AddToPayDialog {...props} busy={isBusy} save={save} />;
}
