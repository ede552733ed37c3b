import { graphql, readInlineData } from 'react-relay';
import type {
  ReportsTable_report$data,
  ReportsTable_report$key,
} from '../../__generated__/ReportsTable_report.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Instant } from '../../kit/ui/Instant';
import { ReportRowActions } from './ReportRowActions';
import { ReportTypeChip } from './ReportTypeChip';
import { reportPath } from './reportAddress';

type Row = ReportsTable_report$data;

const label = 'Reports';
const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Report Name', cell: ({ name }) => name },
  {
    key: 'type',
    header: 'Type',
    cell: ({ type }) => <ReportTypeChip type={type} />,
    nowrap: true,
    importance: 2,
  },
  { key: 'created', header: 'Created', cell: ({ createdAt }) => <Instant at={createdAt} />, nowrap: true },
  {
    key: 'actions',
    header: 'Actions',
    corner: true,
    align: 'end',
    cell: (row) => <ReportRowActions report={row} />,
  },
];

const readRow = (report: ReportsTable_report$key) =>
  readInlineData(
    graphql`
      fragment ReportsTable_report on Report @inline @throwOnFieldError {
        id
        name
        type
        createdAt
        ...ReportRowActions_report
      }
    `,
    report,
  );

type ReportsTableProps = {
  reports: Rows<ReportsTable_report$key>;
  isRefreshing: boolean;
  /** Whether the rows are filtered: then an empty list does not mean that there are no reports. */
  isFiltered: boolean;
};

/** The reports of a page; a row opens its report. */
export function ReportsTable({ reports, isRefreshing, isFiltered }: ReportsTableProps) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={reports.rows.map(readRow)}
      failed={reports.failed}
      rowKey={({ id }) => id}
      rowTo={({ id }) => reportPath(id)}
      refreshing={isRefreshing}
      empty={
        isFiltered ? (
          <EmptyState text="No reports match these filters" hint="Try other days or another year." />
        ) : (
          <EmptyState
            text="No reports generated yet"
            hint="A report keeps the numbers it had when you generated it."
          />
        )
      }
    />
  );
}

/** The table before its rows. */
export function ReportsTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading reports..."
      empty=""
    />
  );
}
