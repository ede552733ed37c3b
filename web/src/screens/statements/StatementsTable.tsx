import { graphql, readInlineData } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { formatDate } from 'rules/instantFormats';
import type {
  StatementsTable_run$data,
  StatementsTable_run$key,
} from '../../__generated__/StatementsTable_run.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { RunState } from './RunState';
import { statementPath } from './statementAddress';

type Row = StatementsTable_run$data;

const label = 'Pay statements';
const columns: readonly Column<Row>[] = [
  { key: 'number', header: 'Statement', cell: ({ number }) => `#${number}`, nowrap: true },
  { key: 'week', header: 'Week', cell: ({ weekStart }) => formatWeek(weekStart) },
  {
    key: 'payDate',
    header: 'Pay date',
    cell: ({ payDate }) => formatDate(payDate),
    nowrap: true,
    labeled: true,
    importance: 2,
  },
  {
    key: 'basePay',
    header: 'Base pay',
    align: 'end',
    importance: 3,
    cell: ({ basePay }) => formatAmount(basePay),
  },
  {
    key: 'expenses',
    header: 'Expenses',
    align: 'end',
    importance: 3,
    cell: ({ expenses }) => formatAmount(expenses),
  },
  {
    key: 'totalPay',
    header: 'Total',
    align: 'end',
    cell: ({ totalPay }) => <strong>{formatAmount(totalPay)}</strong>,
  },
  { key: 'status', header: 'Status', cell: (run) => <RunState run={run} />, status: true },
];

const readRow = (run: StatementsTable_run$key) =>
  readInlineData(
    graphql`
      fragment StatementsTable_run on PayrollRun @inline @throwOnFieldError {
        id
        number
        weekStart
        payDate
        basePay
        expenses
        totalPay
        ...RunState_run
      }
    `,
    run,
  );

type StatementsTableProps = { runs: Rows<StatementsTable_run$key>; isRefreshing: boolean };

/** The statements of a page; a row opens its statement. */
export function StatementsTable({ runs, isRefreshing }: StatementsTableProps) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={runs.rows.map(readRow)}
      failed={runs.failed}
      rowKey={({ id }) => id}
      rowTo={({ id }) => statementPath(id)}
      refreshing={isRefreshing}
      empty={
        <EmptyState text="No pay statements yet" hint="There’s one for each week once it’s on payroll." />
      }
    />
  );
}

/** The table before its rows. */
export function StatementsTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading pay statements..."
      empty=""
    />
  );
}
