import { graphql, readInlineData } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type {
  DataViewsTable_view$data,
  DataViewsTable_view$key,
} from '../../__generated__/DataViewsTable_view.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { NoValue } from '../../kit/ui/NoValue';

type Row = DataViewsTable_view$data;

const label = 'Who saw my data';
const columns: readonly Column<Row>[] = [
  { key: 'opened', header: 'What', cell: ({ opened }) => opened },
  { key: 'openedBy', header: 'Who', cell: ({ openedBy }) => openedBy },
  { key: 'openedAt', header: 'When', cell: ({ openedAt }) => formatExactTime(openedAt) },
  {
    key: 'reason',
    header: 'Reason given',
    cell: ({ reason }) => reason ?? <NoValue />,
    labeled: true,
    importance: 2,
  },
  {
    key: 'place',
    header: 'Log entry',
    importance: 3,
    align: 'end',
    cell: ({ place }) => (place === null ? 'Being sealed' : `#${place}`),
  },
];

const readRow = (view: DataViewsTable_view$key) =>
  readInlineData(
    graphql`
      fragment DataViewsTable_view on DataView @inline @throwOnFieldError {
        id
        opened
        openedBy
        openedAt
        reason
        place
      }
    `,
    view,
  );

type DataViewsTableProps = { views: Rows<DataViewsTable_view$key>; isRefreshing: boolean };

/** The viewed data, with user, time, reason and the number of its audit log entry. */
export function DataViewsTable({ views, isRefreshing }: DataViewsTableProps) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={views.rows.map(readRow)}
      failed={views.failed}
      rowKey={({ id }) => id}
      refreshing={isRefreshing}
      empty={
        <EmptyState
          text="No one has opened your data"
          hint="If someone sees your taxpayer number or downloads your records, pay statements or tax documents, it shows up here."
        />
      }
    />
  );
}

/** The table before its rows. */
export function DataViewsTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading who saw your data..."
      empty=""
    />
  );
}
