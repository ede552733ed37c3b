import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { findOpenDays } from 'rules/enteredDays';
import type { RecordPaymentButton_run$key } from '../../__generated__/RecordPaymentButton_run.graphql';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';

const RecordRunPaymentDialog = lazyDialog(
  async () => (await import('./RecordRunPaymentDialog')).RecordRunPaymentDialog,
);

type RecordPaymentButtonProps = {
  run: RecordPaymentButton_run$key;
  today: string;
  /** Called when its dialog opens or closes. */
  onKeep?: (isKept: boolean) => void;
  size?: 'small';
};

/** The step after a run: its payment. Nothing if it is paid, waits for a second person, or is the viewer's own. */
export function RecordPaymentButton({ today, onKeep, size, ...props }: RecordPaymentButtonProps) {
  const run = useFragment(
    graphql`
      fragment RecordPaymentButton_run on PayrollRun @throwOnFieldError {
        id
        number
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
        viewerCanMarkPaid
        awaitsApproval
      }
    `,
    props.run,
  );
  const { id, number, kind, weekStart, payDate, net, user } = run;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    onKeep?.(isOpen);
    return () => onKeep?.(false);
  }, [isOpen, onKeep]);
  return (
    <>
      {run.viewerCanMarkPaid && !run.awaitsApproval && (
        <Button
          appearance={size ? undefined : 'primary'}
          size={size}
          aria-label={size && `Record Payment of payroll #${number}`}
          onClick={() => setOpen(true)}
        >
          Record Payment
        </Button>
      )}
      {isOpen && (
        <RecordRunPaymentDialog
          run={{
            ...{ id, number, payDate, userId: user.id, name: user.name, net },
            hasNewAccount: user.bankAccount?.isNew === true,
          }}
          today={today}
          // An adjustment adds to a week or corrects it, at any time.
          openDays={kind === 'REGULAR' ? findOpenDays(weekStart, today) : null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
