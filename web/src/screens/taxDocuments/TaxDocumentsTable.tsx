import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type {
  TaxDocumentsTable_document$data,
  TaxDocumentsTable_document$key,
} from '../../__generated__/TaxDocumentsTable_document.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { readsPayroll } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Instant } from '../../kit/ui/Instant';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { NoValue } from '../../kit/ui/NoValue';
import { StatusChip } from '../../kit/ui/StatusChip';
import { useHistory } from '../history/useHistory';
import { PersonLink } from '../people/PersonLink';
import { TaxDocumentActions, type TaxDocumentDialog } from './TaxDocumentActions';
import { TaxDocumentNotes } from './TaxDocumentNotes';
import { TaxDocumentStep } from './TaxDocumentStep';
import { documentName, taxDocumentTypeLabel } from './taxDocumentName';

const CorrectDialog = lazyDialog(async () => (await import('./CorrectDialog')).CorrectDialog);
const SetStatusDialog = lazyDialog(async () => (await import('./SetStatusDialog')).SetStatusDialog);

type Row = TaxDocumentsTable_document$data;

const label = 'Tax documents';

const whose: Column<Row> = {
  key: 'contractor',
  header: 'Contractor',
  cell: ({ user }) => <PersonLink user={user} />,
  nowrap: true,
};

const columnsFor = (
  showsPeople: boolean,
  open: (dialog: TaxDocumentDialog, row: Row) => void,
): Column<Row>[] => [
  { key: 'type', header: 'Type', cell: ({ type }) => taxDocumentTypeLabel(type), nowrap: true },
  { key: 'year', header: 'Year', importance: 2, under: true, cell: ({ year }) => year },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusChip status={status} />,
    nowrap: true,
    status: true,
  },
  ...(showsPeople ? [whose] : []),
  {
    key: 'amount',
    header: 'Amount',
    importance: 2,
    align: 'end',
    cell: ({ amount }) => (amount == null ? <NoValue /> : formatAmount(amount)),
  },
  {
    key: 'created',
    header: 'Created',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    nowrap: true,
    importance: 3,
  },
  { key: 'notes', header: 'Notes', cell: (row) => <TaxDocumentNotes document={row} />, importance: 2 },
  {
    key: 'step',
    header: 'Next Step',
    hideHeader: true,
    align: 'end',
    importance: 3,
    under: true,
    cell: (row) => <TaxDocumentStep document={row} onOpen={(dialog) => open(dialog, row)} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    corner: true,
    align: 'end',
    cell: (row) => <TaxDocumentActions document={row} onOpen={(dialog) => open(dialog, row)} />,
  },
];

const readRow = (document: TaxDocumentsTable_document$key) =>
  readInlineData(
    graphql`
      fragment TaxDocumentsTable_document on TaxDocument @inline @throwOnFieldError {
        id
        type
        year
        status
        createdAt
        amount
        user {
          name
          ...PersonLink_user
        }
        ...TaxDocumentNotes_document
        ...TaxDocumentStep_document
        ...TaxDocumentActions_document
        ...SetStatusDialog_document
        ...CorrectDialog_document
      }
    `,
    document,
  );

type TaxDocumentsTableProps = {
  documents: Rows<TaxDocumentsTable_document$key>;
  isRefreshing: boolean;
  /** Whether the rows are filtered: then an empty list does not mean that there are no documents. */
  isFiltered: boolean;
};

/** The documents of a page and the dialogs that their menus open. */
export function TaxDocumentsTable({ documents, isRefreshing, isFiltered }: TaxDocumentsTableProps) {
  const showsPeople = readsPayroll(useSessionUser());
  const [opened, setOpened] = useState<{ dialog: TaxDocumentDialog; row: Row } | null>(null);
  const close = () => setOpened(null);
  const history = useHistory();
  const open = (dialog: TaxDocumentDialog, row: Row) =>
    dialog === 'history' ? history.open({ id: row.id, name: documentName(row) }) : setOpened({ dialog, row });
  return (
    <>
      <DataTable
        label={label}
        columns={columnsFor(showsPeople, open)}
        rows={documents.rows.map(readRow)}
        failed={documents.failed}
        rowKey={({ id }) => id}
        refreshing={isRefreshing}
        empty={
          <EmptyState
            text="No tax documents found"
            hint={isFiltered ? 'Try other filters.' : 'Generate one when you need it.'}
          />
        }
      />
      {opened?.dialog === 'submit' && (
        <SetStatusDialog document={opened.row} to="SUBMITTED" onClose={close} />
      )}
      {opened?.dialog === 'approve' && (
        <SetStatusDialog document={opened.row} to="APPROVED" onClose={close} />
      )}
      {opened?.dialog === 'correct' && <CorrectDialog document={opened.row} onClose={close} />}
      {history.dialog}
    </>
  );
}

/** The table before its rows. */
export function TaxDocumentsTableSkeleton() {
  const showsPeople = readsPayroll(useSessionUser());
  return (
    <DataTable
      label={label}
      columns={columnsFor(showsPeople, () => undefined)}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading tax documents..."
      empty=""
    />
  );
}
