import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CorrectPaymentButton_run$key } from '../../__generated__/CorrectPaymentButton_run.graphql';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { ReasonedButton } from '../../kit/ui/ReasonedButton';

const CorrectPaymentDialog = lazyDialog(
  async () => (await import('../corrections/CorrectPaymentDialog')).CorrectPaymentDialog,
);

type CorrectPaymentButtonProps = {
  run: CorrectPaymentButton_run$key;
  today: string;
  /** Says whether its dialog is open. */
  onKeep: (isKept: boolean) => void;
};

/** Puts a processed week right, paid or not. */
export function CorrectPaymentButton({ today, onKeep, ...props }: CorrectPaymentButtonProps) {
  const { id, number, viewerCanCorrect } = useFragment(
    graphql`
      fragment CorrectPaymentButton_run on PayrollRun @throwOnFieldError {
        id
        number
        viewerCanCorrect
      }
    `,
    props.run,
  );
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    onKeep(isOpen);
    return () => onKeep(false);
  }, [isOpen, onKeep]);
  return (
    <>
      <ReasonedButton
        // Whoever opens the tracker may correct everyone's pay but their own.
        disabledReason={viewerCanCorrect ? null : 'You can’t correct your own pay.'}
        onClick={() => setOpen(true)}
      >
        Correct Payment
      </ReasonedButton>
      {isOpen && (
        <CorrectPaymentDialog id={id} number={number} today={today} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
