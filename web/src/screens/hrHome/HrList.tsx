import { graphql, readInlineData, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatDate } from 'rules/instantFormats';
import type { HrList_people$key } from '../../__generated__/HrList_people.graphql';
import type { HrList_user$data, HrList_user$key } from '../../__generated__/HrList_user.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { ListPage } from '../../kit/ui/ListPage';
import { NoValue } from '../../kit/ui/NoValue';
import { StatusChip } from '../../kit/ui/StatusChip';
import { InvitedChip } from '../people/InvitedChip';
import { personPath } from '../people/personPath';
import { roleLabel } from '../people/roleLabel';
import { hrFilters, pageSize } from './hrFilters';

type Row = HrList_user$data;

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'email', header: 'Email', importance: 2, cell: ({ email }) => email },
  { key: 'phone', header: 'Phone', importance: 2, cell: ({ phone }) => phone ?? <NoValue />, nowrap: true },
  {
    key: 'role',
    header: 'Role',
    importance: 3,
    cell: ({ kind, roles }) => (kind === 'CONTRACTOR' ? 'Contractor' : roles.map(roleLabel).join(', ')),
  },
  {
    key: 'rate',
    header: 'Day Rate',
    align: 'end',
    cell: ({ dailyRate }) => (dailyRate ? formatAmount(dailyRate) : <NoValue />),
  },
  {
    key: 'w9',
    header: 'Form W-9',
    cell: ({ kind, w9SignedAt, w9RequestedAt }) =>
      w9SignedAt && !w9RequestedAt ? (
        formatDate(w9SignedAt)
      ) : kind === 'CONTRACTOR' ? (
        <StatusChip tone="warning" label={w9RequestedAt ? 'Requested' : 'Missing'} />
      ) : (
        <NoValue />
      ),
  },
  {
    key: 'status',
    header: 'Status',
    status: true,
    nowrap: true,
    cell: (user) => <InvitedChip user={user} />,
  },
];

/** One page of people, each linked to their page. */
export function HrList({ people, label }: { people: HrList_people$key; label: string }) {
  const connection = useFragment(
    graphql`
      fragment HrList_people on UserConnection @throwOnFieldError {
        totalCount
        edges {
          node @catch(to: RESULT) {
            ...HrList_user
          }
        }
      }
    `,
    people,
  );
  const { rows, failed } = extractRows(connection);
  return (
    <ListPage
      label={label.toLowerCase()}
      params={hrFilters}
      pageSize={pageSize}
      total={connection.totalCount}
    >
      {() => (
        <>
          <DataTable
            label={label}
            columns={columns}
            rows={rows.map(readRow)}
            rowKey={({ id }) => id}
            rowTo={({ id }) => personPath(id)}
            empty={<EmptyState text={`No ${label.toLowerCase()} found`} />}
          />
          <FailedRows count={failed} />
        </>
      )}
    </ListPage>
  );
}

const readRow = (key: HrList_user$key): Row =>
  readInlineData(
    graphql`
      fragment HrList_user on User @inline @throwOnFieldError {
        id
        name
        email
        phone
        kind
        roles
        dailyRate
        w9SignedAt
        w9RequestedAt
        ...InvitedChip_user
      }
    `,
    key,
  );
