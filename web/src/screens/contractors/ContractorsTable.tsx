import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type {
  ContractorsTable_user$data,
  ContractorsTable_user$key,
} from '../../__generated__/ContractorsTable_user.graphql';
import type {
  contractorColumns_user$data,
  contractorColumns_user$key,
} from '../../__generated__/contractorColumns_user.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { RefusedList } from '../../kit/ui/RefusedList';
import { SelectedBar } from '../../kit/ui/SelectedBar';
import { useSelected } from '../../kit/ui/useSelected';
import { InvitedChip } from '../people/InvitedChip';
import { PersonLink } from '../people/PersonLink';
import { ContractorActions, type ContractorDialog } from './ContractorActions';
import { columnsByName, readFacts } from './contractorColumns';
import type { ChoosableColumn } from './contractorFilters';
import { useChosenColumns } from './useChosenColumns';
import { useRequestW9s } from './useRequestW9s';

const DeactivateContractorDialog = lazyDialog(
  async () => (await import('./DeactivateContractorDialog')).DeactivateContractorDialog,
);
const EditContractorDialog = lazyDialog(
  async () => (await import('./EditContractorDialog')).EditContractorDialog,
);
const InvitationDialog = lazyDialog(
  async () => (await import('../people/InvitationDialog')).InvitationDialog,
);
const ResetPasswordDialog = lazyDialog(
  async () => (await import('../people/ResetPasswordDialog')).ResetPasswordDialog,
);

type Person = ContractorsTable_user$data;
type Row = Person & { facts: contractorColumns_user$data };

const label = 'Contractors';
const columnsFor = (
  chosen: readonly ChoosableColumn[],
  open: (act: ContractorDialog, row: Row) => void,
): Column<Row>[] => [
  { key: 'name', header: 'Name', cell: (row) => <PersonLink user={row} /> },
  { key: 'email', header: 'Email', cell: ({ email }) => email, importance: 3 },
  {
    key: 'status',
    header: 'Status',
    status: true,
    cell: (row) => <InvitedChip user={row} />,
    nowrap: true,
  },
  ...chosen.map((name) => columnsByName[name]),
  {
    key: 'actions',
    header: 'Actions',
    corner: true,
    hideHeader: true,
    align: 'end',
    cell: (row) => <ContractorActions user={row} onOpen={(act) => open(act, row)} />,
  },
];

const readRow = (user: ContractorsTable_user$key) =>
  readInlineData(
    graphql`
      fragment ContractorsTable_user on User @inline @throwOnFieldError {
        id
        name
        email
        viewerCanRequestW9
        ...PersonLink_user
        ...InvitedChip_user
        ...InvitationDialog_user
        ...ContractorActions_user
        ...EditContractorDialog_user
        ...DeactivateContractorDialog_user
        ...ResetPasswordDialog_user
      }
    `,
    user,
  );

type ContractorsTableProps = {
  users: Rows<ContractorsTable_user$key & contractorColumns_user$key>;
  isRefreshing: boolean;
  /** Whether the rows are filtered: then an empty list does not mean that there is no one. */
  isFiltered: boolean;
};

/** The contractors of a page and the dialogs that their menus open. */
export function ContractorsTable({ users, isRefreshing, isFiltered }: ContractorsTableProps) {
  const [opened, setOpened] = useState<{ act: ContractorDialog; row: Row } | null>(null);
  const close = () => setOpened(null);
  const columns = useChosenColumns();
  const rows = users.rows.map((user): Row => ({ ...readRow(user), facts: readFacts(user) }));
  const selected = useSelected(rows);
  const { requestFrom, progress, refused, dismiss } = useRequestW9s();
  return (
    <>
      {selected.rows.length > 0 && (
        <SelectedBar selected={String(selected.rows.length)} onClear={selected.clear}>
          <Button
            busy={progress !== null}
            busyLabel={progress ? `${progress.done} of ${progress.total}...` : ''}
            onClick={() => void requestFrom(selected.rows).then(selected.clear)}
          >
            Request W-9
          </Button>
        </SelectedBar>
      )}
      <RefusedList title="Couldn’t request a W-9 from:" refused={refused} onDismiss={dismiss} />
      <DataTable
        label={label}
        columns={columnsFor(columns, (act, row) => setOpened({ act, row }))}
        rows={rows}
        selection={{
          ...selected.selection,
          rowName: ({ name }) => name,
          canSelect: ({ viewerCanRequestW9 }) => viewerCanRequestW9,
        }}
        failed={users.failed}
        rowKey={({ id }) => id}
        refreshing={isRefreshing}
        empty={
          <EmptyState
            text="No contractors found"
            hint={
              isFiltered ? 'Try another search or status.' : 'Add your first contractor, or import a list.'
            }
          />
        }
      />
      {opened?.act === 'edit' && <EditContractorDialog user={opened.row} onClose={close} />}
      {opened?.act === 'deactivate' && <DeactivateContractorDialog user={opened.row} onClose={close} />}
      {opened?.act === 'password' && <ResetPasswordDialog user={opened.row} onClose={close} />}
      {(opened?.act === 'resendInvitation' || opened?.act === 'withdrawInvitation') && (
        <InvitationDialog action={opened.act} user={opened.row} onClose={close} />
      )}
    </>
  );
}

/** The table before its rows. */
export function ContractorsTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columnsFor(useChosenColumns(), () => undefined)}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading contractors..."
      empty=""
    />
  );
}
