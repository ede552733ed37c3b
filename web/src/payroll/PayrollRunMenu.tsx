import { Button } from '@fluentui/react-button';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-menu';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { PayrollRunMenu_run$key } from '../__generated__/PayrollRunMenu_run.graphql';
import { useHistory } from '../history/useHistory';
import { MarkPaidDialog } from './MarkPaidDialog';
import { VoidRunDialog } from './VoidRunDialog';

type PayrollRunMenuProps = { run: PayrollRunMenu_run$key; onVoided: () => void };

/** What the signed-in person may still do with a processed run, and what was done with it so far. */
export function PayrollRunMenu({ onVoided, ...props }: PayrollRunMenuProps) {
  const { id, number, viewerCanMarkPaid, viewerCanVoid } = useFragment(
    graphql`
      fragment PayrollRunMenu_run on PayrollRun @throwOnFieldError {
        id
        number
        viewerCanMarkPaid
        viewerCanVoid
      }
    `,
    props.run,
  );
  const [question, setQuestion] = useState<'markPaid' | 'void' | null>(null);
  const { revalidate } = useRevalidator();
  const history = useHistory();

  const close = () => setQuestion(null);
  const settle = () => {
    onVoided();
    // The week and its days are open again.
    void revalidate();
  };
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={`Actions for payroll #${number}`}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {viewerCanMarkPaid && <MenuItem onClick={() => setQuestion('markPaid')}>Mark as Paid</MenuItem>}
            {viewerCanVoid && <MenuItem onClick={() => setQuestion('void')}>Void Payroll</MenuItem>}
            <MenuItem onClick={() => history.open({ id, name: `Payroll #${number}` })}>History</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {question === 'markPaid' && <MarkPaidDialog id={id} number={number} onClose={close} />}
      {question === 'void' && <VoidRunDialog id={id} number={number} onVoided={settle} onClose={close} />}
      {history.dialog}
    </>
  );
}
