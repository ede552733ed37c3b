import { AddToPayDialog, type AddToPayDialogProps } from './AddToPayDialog';
import { useAddToWeek } from './useAddToWeek';

type AddToWeekDialogProps = Pick<AddToPayDialogProps, 'person' | 'week' | 'onClose'>;

/** Adds to the pay of the week that the tracker shows. */
export function AddToWeekDialog(props: AddToWeekDialogProps) {
  const [save, isBusy] = useAddToWeek();
  return <AddToPayDialog {...props} busy={isBusy} save={save} />;
}
