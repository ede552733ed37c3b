import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { findOpenDays } from 'rules/enteredDays';
import type { PayrollRunMenu_run$key } from '../../__generated__/PayrollRunMenu_run.graphql';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { useHistory } from '../history/useHistory';

const MarkPaidDialog = lazyDialog(async () => (await import('./MarkPaidDialog')).MarkPaidDialog);
const RecordPaymentDialog = lazyDialog(
  async () => (await import('./RecordRunPaymentDialog')).RecordRunPaymentDialog,
);
const VoidPaymentDialog = lazyDialog(
  async () => (await import('./VoidRunPaymentDialog')).VoidRunPaymentDialog,
);
const VoidRunDialog = lazyDialog(async () => (await import('./VoidRunDialog')).VoidRunDialog);

type Question = 'markPaid' | 'recordPayment' | 'voidPayment' | 'void';

type PayrollRunMenuProps = {
  run: PayrollRunMenu_run$key;
  today: string;
  onVoided: () => void;
  /** Says whether one of its dialogs is open. */
  onKeep?: (isKept: boolean) => void;
};

/** What the signed-in person may still do with a processed run, and what was done with it so far. */
export function PayrollRunMenu({ today, onVoided, onKeep, ...props }: PayrollRunMenuProps) {
  const run = useFragment(
    graphql`
      fragment PayrollRunMenu_run on PayrollRun @throwOnFieldError {
        id
        number
        status
        kind
        weekStart
        payDate
        net
        user {
          id
          name
          bankAccount {
            isNew
          }
        }
        payment {
          id
          number
          # eslint-disable-next-line relay/unused-fields -- the dialog says it
          date
          amount
          viewerCanVoid
        }
        viewerCanMarkPaid
        awaitsApproval
        viewerCanVoid
      }
    `,
    props.run,
  );
  const { id, number, status, payDate, payment, viewerCanMarkPaid, viewerCanVoid } = run;
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
  // An adjustment adds to a week or puts it right, whenever that is.
  const openDays = run.kind === 'REGULAR' ? findOpenDays(run.weekStart, today) : null;
  const canBePaid = viewerCanMarkPaid && !run.awaitsApproval;
  const close = () => setQuestion(null);
  return (
    <>
      <ActionMenu
        label={`Actions for payroll #${number}`}
        actions={[
          canBePaid && { label: 'Record Payment', onClick: () => setQuestion('recordPayment') },
          canBePaid && { label: 'Mark as Paid', onClick: () => setQuestion('markPaid') },
          canVoidPayment && { label: 'Void Payment', onClick: () => setQuestion('voidPayment') },
          viewerCanVoid && { label: 'Void Payroll', onClick: () => setQuestion('void') },
          { label: 'History', onClick: () => history.open({ id, name: `Payroll #${number}` }) },
        ]}
      />
      {question === 'markPaid' && (
        <MarkPaidDialog id={id} number={number} payDate={payDate} openDays={openDays} onClose={close} />
      )}
      {question === 'recordPayment' && (
        <RecordPaymentDialog
          run={{
            ...{ id, number, payDate, userId: run.user.id, name: run.user.name, net: run.net },
            hasNewAccount: run.user.bankAccount?.isNew === true,
          }}
          today={today}
          openDays={openDays}
          onClose={close}
        />
      )}
      {question === 'voidPayment' && payment && <VoidPaymentDialog payment={payment} onClose={close} />}
      {question === 'void' && (
        <VoidRunDialog id={id} number={number} status={status} onVoided={onVoided} onClose={close} />
      )}
      {history.dialog}
    </>
  );
}
