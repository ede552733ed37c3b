import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readCents } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { formatDate } from 'rules/instantFormats';
import { formatMoney, sumCents } from 'rules/money';
import type { PayeeRuns_run$data, PayeeRuns_run$key } from '../../__generated__/PayeeRuns_run.graphql';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { TextLink } from '../../kit/ui/TextLink';
import { PersonLink } from '../people/PersonLink';
import { statementPath } from '../statements/statementAddress';
import { ReimbursedCell } from './ReimbursedCell';
import { RunDays } from './RunDays';

type Run = PayeeRuns_run$data[number];

const useStyles = makeStyles({
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalM}`,
    // One below the other they have to be large enough for a finger as well.
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '24px' },
    [media.touch]: { '& a': { minHeight: TOUCH_TARGET } },
  },
});

/** The part of a run that counts: without earlier pay for its week, and before deductions. */
const amounts = {
  gross: ({ gross }: Run) => readCents(gross),
  reimbursed: ({ reimbursed }: Run) => readCents(reimbursed),
  paid: ({ gross, reimbursed }: Run) => readCents(gross) + readCents(reimbursed),
};

const money = (key: keyof typeof amounts, header: string, importance?: 2): Column<Run> => ({
  key,
  header,
  importance,
  align: 'end',
  cell: (run) => formatMoney(amounts[key](run)),
});

const reimbursedCell = ({ reimbursed, unconfirmed }: Run) => (
  <ReimbursedCell amount={reimbursed} unconfirmed={unconfirmed} />
);

const columnsFor = (isShared: boolean, isUnconfirmed: boolean): readonly Column<Run>[] => [
  { key: 'week', header: 'Week', cell: ({ weekStart }) => formatWeek(weekStart) },
  ...(isShared
    ? [{ key: 'who', header: 'Paid to', cell: ({ user }: Run) => <PersonLink user={user} /> }]
    : []),
  {
    key: 'paidOn',
    header: 'Paid on',
    labeled: true,
    importance: 2,
    cell: ({ payment }) => payment && formatDate(payment.date),
    nowrap: true,
  },
  money('gross', 'Gross', 2),
  isUnconfirmed
    ? { ...money('reimbursed', 'Reimbursed', 2), cell: reimbursedCell }
    : money('reimbursed', 'Reimbursed', 2),
  money('paid', 'Total'),
  { key: 'links', header: 'Where', cell: (run) => <RunLinks run={run} /> },
];

type PayeeRunsProps = {
  runs: PayeeRuns_run$key;
  /** Whether some of the reimbursed expenses are still unconfirmed. */
  isUnconfirmed: boolean;
};

/** The runs in a payee's total, which open into their days; the last row is the total, to the cent. */
export function PayeeRuns({ isUnconfirmed, ...props }: PayeeRunsProps) {
  const runs = useFragment(
    graphql`
      fragment PayeeRuns_run on PayrollRun @relay(plural: true) @throwOnFieldError {
        id
        number
        weekStart
        gross
        reimbursed
        unconfirmed
        payment {
          date
        }
        user {
          id
          ...PersonLink_user
        }
        ...RunDays_run
      }
    `,
    props.runs,
  );
  const [opened, setOpened] = useState(new Set<string>());
  const isShared = new Set(runs.map(({ user }) => user.id)).size > 1;
  const sum = (key: keyof typeof amounts) => formatMoney(sumCents(runs.map(amounts[key])));
  return (
    <DataTable
      label="Payrolls behind the total"
      columns={columnsFor(isShared, isUnconfirmed)}
      rows={runs}
      rowKey={({ id }) => id}
      expansion={{ opened, onChange: setOpened, content: (run) => <RunDays run={run} /> }}
      totals={{
        week: 'Total',
        gross: sum('gross'),
        reimbursed: sum('reimbursed'),
        paid: sum('paid'),
      }}
      empty="No payroll counts for this payee."
    />
  );
}

function RunLinks({ run }: { run: Run }) {
  const styles = useStyles();
  const isManager = toAudience(useSessionUser()) !== 'employee';
  const week = new URLSearchParams({ contractor: run.user.id, week: run.weekStart });
  return (
    <span className={styles.links}>
      {isManager && <TextLink to={`/dashboard/payroll?${week}`}>Payroll #{run.number}</TextLink>}
      <TextLink to={statementPath(run.id)} aria-label={`Pay statement #${run.number}`}>
        {isManager ? 'Statement' : `Statement #${run.number}`}
      </TextLink>
    </span>
  );
}
