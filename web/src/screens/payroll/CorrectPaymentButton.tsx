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
  /** Called when its dialog opens or closes. */
  onKeep: (isKept: boolean) => void;
};

/** Corrects a processed week, paid or not. */
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
        // Users of the tracker may correct everyone's pay but their own.
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
