import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { formatDate } from 'rules/instantFormats';
import type {
  LatestStatements_user$data,
  LatestStatements_user$key,
} from '../../__generated__/LatestStatements_user.graphql';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';

type Row = LatestStatements_user$data['latestRuns'][number];

const statements = '/dashboard/statements';
const columns: readonly Column<Row>[] = [
  { key: 'week', header: 'Week', cell: ({ weekStart }) => formatWeek(weekStart) },
  { key: 'number', header: 'Statement', cell: ({ number }) => `#${number}`, nowrap: true, importance: 3 },
  {
    key: 'payDate',
    header: 'Pay date',
    cell: ({ payDate }) => formatDate(payDate),
    nowrap: true,
    labeled: true,
    importance: 2,
  },
  { key: 'total', header: 'Total', align: 'end', cell: ({ totalPay }) => formatAmount(totalPay) },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusChip status={status} />, status: true },
];

/** The newest pay statements, with a link to all of them. */
export function LatestStatements({ user }: { user: LatestStatements_user$key }) {
  const { latestRuns } = useFragment(
    graphql`
      fragment LatestStatements_user on User @throwOnFieldError {
        latestRuns {
          id
          number
          weekStart
          payDate
          totalPay
          status
        }
      }
    `,
    user,
  );
  return (
    <Section
      title="Latest Pay Statements"
      flush
      actions={
        <ButtonLink appearance="subtle" size="small" to={statements}>
          View All
        </ButtonLink>
      }
    >
      <DataTable
        label="Latest pay statements"
        columns={columns}
        rows={latestRuns}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `${statements}/${encodeURIComponent(id)}`}
        empty={<EmptyState text="No pay statements yet" />}
      />
    </Section>
  );
}
