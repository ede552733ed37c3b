import { graphql, useFragment } from 'react-relay';
import type {
  LatestStatements_query$data,
  LatestStatements_query$key,
} from '../__generated__/LatestStatements_query.graphql';
import { formatDate } from '../lib/dates';
import { formatMoney } from '../lib/money';
import { weekLabel } from '../lib/weeks';
import { extractNodes } from '../relay/extractNodes';
import { ButtonLink } from '../ui/ButtonLink';
import { DataTable } from '../ui/DataTable';
import type { Column } from '../ui/dataTable';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';

type Row = NonNullable<NonNullable<LatestStatements_query$data['payrollRuns']['edges'][number]>['node']>;

const statements = '/dashboard/statements';
const columns: readonly Column<Row>[] = [
  { key: 'week', header: 'Week', cell: ({ weekStart }) => weekLabel(weekStart) },
  { key: 'number', header: 'Statement', cell: ({ number }) => `#${number}`, nowrap: true },
  { key: 'payDate', header: 'Pay date', cell: ({ payDate }) => formatDate(payDate), nowrap: true },
  { key: 'total', header: 'Total', align: 'end', cell: ({ totalPay }) => formatMoney(totalPay) },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusChip status={status} /> },
];

/** The newest pay statements, with the way to all of them. */
export function LatestStatements({ query }: { query: LatestStatements_query$key }) {
  const { payrollRuns } = useFragment(
    graphql`
      fragment LatestStatements_query on Query @throwOnFieldError {
        payrollRuns(userId: $userId, first: 3) {
          edges {
            node {
              id
              number
              weekStart
              payDate
              totalPay
              status
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <Section
      title="Latest Pay Statements"
      flush
      actions={
        <ButtonLink appearance="subtle" size="small" to={statements}>
          View all
        </ButtonLink>
      }
    >
      <DataTable
        label="Latest pay statements"
        columns={columns}
        rows={extractNodes(payrollRuns)}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `${statements}/${encodeURIComponent(id)}`}
        empty={<EmptyState text="No pay statements yet" />}
      />
    </Section>
  );
}
