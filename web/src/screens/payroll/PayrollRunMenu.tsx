import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PayrollRunMenu_run$key } from '../../__generated__/PayrollRunMenu_run.graphql';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { useHistory } from '../history/useHistory';

const MarkPaidDialog = lazyDialog(async () => (await import('./MarkPaidDialog')).MarkPaidDialog);
const VoidRunDialog = lazyDialog(async () => (await import('./VoidRunDialog')).VoidRunDialog);

type PayrollRunMenuProps = { run: PayrollRunMenu_run$key; onVoided: () => void };

/** What the signed-in person may still do with a processed run, and what was done with it so far. */
export function PayrollRunMenu({ onVoided, ...props }: PayrollRunMenuProps) {
  const { id, number, status, viewerCanMarkPaid, viewerCanVoid } = useFragment(
    graphql`
      fragment PayrollRunMenu_run on PayrollRun @throwOnFieldError {
        id
        number
        status
        viewerCanMarkPaid
        viewerCanVoid
      }
    `,
    props.run,
  );
  const [question, setQuestion] = useState<'markPaid' | 'void' | null>(null);
  const history = useHistory();

  const close = () => setQuestion(null);
  return (
    <>
      <ActionMenu
        label={`Actions for payroll #${number}`}
        actions={[
          viewerCanMarkPaid && { label: 'Mark as Paid', onClick: () => setQuestion('markPaid') },
          viewerCanVoid && { label: 'Void Payroll', onClick: () => setQuestion('void') },
          { label: 'History', onClick: () => history.open({ id, name: `Payroll #${number}` }) },
        ]}
      />
      {question === 'markPaid' && <MarkPaidDialog id={id} number={number} onClose={close} />}
      {question === 'void' && (
        <VoidRunDialog id={id} number={number} status={status} onVoided={onVoided} onClose={close} />
      )}
      {history.dialog}
    </>
  );
}
