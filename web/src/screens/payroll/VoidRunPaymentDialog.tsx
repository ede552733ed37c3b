import type { ComponentProps } from 'react';
import { VoidPaymentDialog } from '../payments/VoidPaymentDialog';
import { useVoidRunPayment } from './useVoidRunPayment';

type VoidRunPaymentDialogProps = Pick<ComponentProps<typeof VoidPaymentDialog>, 'payment' | 'onClose'>;

/** Voids the payment of one run. */
export function VoidRunPaymentDialog(props: VoidRunPaymentDialogProps) {
  const [voidPayment, isBusy] = useVoidRunPayment();
  return <VoidPaymentDialog {...props} busy={isBusy} voidPayment={voidPayment} />;
}
