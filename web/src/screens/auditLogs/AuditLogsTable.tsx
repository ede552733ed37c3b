import { makeStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type {
  AuditLogsTable_log$data,
  AuditLogsTable_log$key,
} from '../../__generated__/AuditLogsTable_log.graphql';
import { titleCase } from '../../kit/lib/labels';
import type { Rows } from '../../kit/relay/extractRows';
import { TABLE_AS_LIST } from '../../kit/ui/breakpoints';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { StatusChip } from '../../kit/ui/StatusChip';
import { ActButton } from './ActButton';
import { DetailsButton } from './DetailsButton';
import { LogUser } from './LogUser';
import { useActEntries } from './useActEntries';
import { useAuditLogDialog } from './useAuditLogDialog';

type Row = AuditLogsTable_log$data;

const label = 'Audit logs';
/** A page of fifty acts scrolls in a screen's height, between the top bar and the pager. */
const SCREEN = 'max(320px, calc(100dvh - 160px))';
const useStyles = makeStyles({
  time: { display: 'block', width: '125px', [TABLE_AS_LIST]: { width: 'auto' } },
});

/** The date on one line and the time on the next; on a phone both on one. */
function Timestamp({ at }: { at: string }) {
  return (
    <time dateTime={at} className={useStyles().time}>
      {formatExactTime(at)}
    </time>
  );
}

type Openers = { opened: string | null; open: (id: string) => void; toggle: (id: string) => void };

const columnsFor = ({ opened, open, toggle }: Openers): Column<Row>[] => [
  {
    key: 'timestamp',
    header: 'Timestamp',
    cell: ({ timestamp }) => <Timestamp at={timestamp} />,
  },
  { key: 'sentence', header: 'What Happened', title: true, cell: ({ act }) => act.sentence },
  {
    key: 'user',
    header: 'User',
    importance: 2,
    cell: (row) => <LogUser log={row} system="System" />,
  },
  { key: 'action', header: 'Action', importance: 3, cell: ({ action }) => titleCase(action) },
  {
    key: 'level',
    header: 'Level',
    importance: 2,
    status: true,
    cell: ({ level }) => <StatusChip status={level} />,
    nowrap: true,
  },
  { key: 'ipAddress', header: 'IP Address', importance: 3, cell: ({ ipAddress }) => ipAddress ?? 'N/A' },
  {
    key: 'details',
    header: 'Details',
    hideHeader: true,
    align: 'end',
    cell: (row) =>
      row.act.entryCount > 1 ? (
        <ActButton log={row} isOpen={row.id === opened} onToggle={() => toggle(row.id)} />
      ) : (
        <DetailsButton log={row} onOpen={() => open(row.id)} />
      ),
  },
];

const readRow = (log: AuditLogsTable_log$key) =>
  readInlineData(
    graphql`
      fragment AuditLogsTable_log on AuditLog @inline @throwOnFieldError {
        id
        timestamp
        action
        level
        ipAddress
        act {
          entryCount
          sentence
        }
        ...ActButton_log
        ...LogUser_log
        ...DetailsButton_log
      }
    `,
    log,
  );

type AuditLogsTableProps = {
  logs: Rows<AuditLogsTable_log$key>;
  isRefreshing: boolean;
  /** Whether the rows are filtered: then an empty list does not mean an empty log. */
  isFiltered: boolean;
};

/** The acts of a page, the entries of the open act, and the dialog with an entry's details. */
export function AuditLogsTable({ logs, isRefreshing, isFiltered }: AuditLogsTableProps) {
  const { open, dialog } = useAuditLogDialog();
  const { opened, toggle, content } = useActEntries(open);
  return (
    <>
      <DataTable
        label={label}
        columns={columnsFor({ opened, open, toggle })}
        rows={logs.rows.map(readRow)}
        failed={logs.failed}
        rowKey={({ id }) => id}
        hasOpener
        expansion={{
          opened: new Set(opened === null ? [] : [opened]),
          onChange: () => undefined,
          content: () => content,
        }}
        refreshing={isRefreshing}
        maxHeight={SCREEN}
        empty={
          <EmptyState
            text="No logs found"
            hint={isFiltered ? 'Try other filters, or clear them.' : undefined}
          />
        }
      />
      {dialog}
    </>
  );
}

/** The table before its rows. */
export function AuditLogsTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columnsFor({ opened: null, open: () => undefined, toggle: () => undefined })}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading logs..."
      skeletonRows={12}
      empty=""
    />
  );
}
