import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PayrollRunMenu_run$key } from '../../__generated__/PayrollRunMenu_run.graphql';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { useHistory } from '../history/useHistory';

const VoidPaymentDialog = lazyDialog(
  async () => (await import('./VoidRunPaymentDialog')).VoidRunPaymentDialog,
);
const VoidRunDialog = lazyDialog(async () => (await import('./VoidRunDialog')).VoidRunDialog);

type Question = 'voidPayment' | 'void';

type PayrollRunMenuProps = {
  run: PayrollRunMenu_run$key;
  onVoided: () => void;
  /** Called when one of its dialogs opens or closes. */
  onKeep?: (isKept: boolean) => void;
};

/** The user's remaining actions on a processed run, and its history. */
export function PayrollRunMenu({ onVoided, onKeep, ...props }: PayrollRunMenuProps) {
  const run = useFragment(
    graphql`
      fragment PayrollRunMenu_run on PayrollRun @throwOnFieldError {
        id
        number
        status
        payment {
          id
          date
          amount
          viewerCanVoid
        }
        viewerCanVoid
      }
    `,
    props.run,
  );
  const { id, number, status, payment, viewerCanVoid } = run;
  const [question, setQuestion] = useState<Question | null>(null);
  const history = useHistory();
  const isAsking = question !== null;
  useEffect(() => {
    onKeep?.(isAsking);
    return () => onKeep?.(false);
  }, [isAsking, onKeep]);

  const canVoidPayment =
    status === 'PAID' &&
    payment !== null &&
    payment !== undefined &&
    payment.viewerCanVoid &&
    payment.amount > 0;
  const close = () => setQuestion(null);
  return (
    <>
      <ActionMenu
        label={`Actions for payroll #${number}`}
        actions={[
          canVoidPayment && { label: 'Void Payment', onClick: () => setQuestion('voidPayment') },
          viewerCanVoid && { label: 'Void Payroll', onClick: () => setQuestion('void') },
          { label: 'History', onClick: () => history.open({ id, name: `Payroll #${number}` }) },
        ]}
      />
      {question === 'voidPayment' && payment && <VoidPaymentDialog payment={payment} onClose={close} />}
      {question === 'void' && (
        <VoidRunDialog id={id} number={number} status={status} onVoided={onVoided} onClose={close} />
      )}
      {history.dialog}
    </>
  );
}
