import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { graphql, readInlineData } from 'react-relay';
import { formatWeek } from 'rules/dayFormats';
import { formatDate } from 'rules/instantFormats';
import type {
  StatementFiles_run$data,
  StatementFiles_run$key,
} from '../../__generated__/StatementFiles_run.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { useDownload } from '../../kit/session/useDownload';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { IconButton } from '../../kit/ui/IconButton';
import { statementPath } from '../statements/statementAddress';

type Row = StatementFiles_run$data;

const columns: readonly Column<Row>[] = [
  { key: 'number', header: 'Statement', cell: ({ number }) => `#${number}`, nowrap: true },
  { key: 'week', header: 'Week', cell: ({ weekStart }) => formatWeek(weekStart) },
  {
    key: 'payDate',
    header: 'Pay date',
    cell: ({ payDate }) => formatDate(payDate),
    nowrap: true,
    labeled: true,
  },
  {
    key: 'file',
    header: 'File',
    corner: true,
    hideHeader: true,
    align: 'end',
    cell: (run) => <Download run={run} />,
  },
];

const readRow = (run: StatementFiles_run$key) =>
  readInlineData(
    graphql`
      fragment StatementFiles_run on PayrollRun @inline @throwOnFieldError {
        id
        number
        weekStart
        payDate
      }
    `,
    run,
  );

/** The statements, each to be opened and downloaded. */
export function StatementFiles({ runs }: { runs: Rows<StatementFiles_run$key> }) {
  return (
    <DataTable
      label="Pay statements"
      columns={columns}
      rows={runs.rows.map(readRow)}
      failed={runs.failed}
      rowKey={({ id }) => id}
      rowTo={({ id }) => statementPath(id)}
      empty={
        <EmptyState text="No pay statements yet" hint="There’s one for each week once it’s on payroll." />
      }
    />
  );
}

function Download({ run: { id, number } }: { run: Pick<Row, 'id' | 'number'> }) {
  const [download, isBusy] = useDownload();
  return (
    <IconButton
      label={`Download PDF: Statement #${number}`}
      icon={<ArrowDownloadRegular />}
      disabledReason={isBusy ? 'Wait until it’s downloaded.' : null}
      onClick={() =>
        void download({
          path: `/api/payroll/${encodeURIComponent(id)}/statement`,
          fallbackName: `pay-statement-${number}.pdf`,
          failure: 'Failed to download the pay statement',
        })
      }
    />
  );
}
