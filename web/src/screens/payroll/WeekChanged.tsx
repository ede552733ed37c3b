import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { WeekChanged_run$key } from '../../__generated__/WeekChanged_run.graphql';
import { Button } from '../../kit/ui/Button';

type WeekChangedProps = { run: WeekChanged_run$key; onReload: () => void };

/** Someone else has put the week on payroll while amounts were typed for it. */
export function WeekChanged({ onReload, ...props }: WeekChangedProps) {
  const { number, status, totalPay } = useFragment(
    graphql`
      fragment WeekChanged_run on PayrollRun @throwOnFieldError {
        number
        status
        totalPay
      }
    `,
    props.run,
  );
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        This week changed: payroll #{number} was {status === 'PAID' ? 'paid' : 'processed'} for{' '}
        {formatAmount(totalPay)}. What you typed is kept until you reload.
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onReload}>Reload</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
