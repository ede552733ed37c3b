import { ArchiveRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { StaffTable_user$data, StaffTable_user$key } from '../../__generated__/StaffTable_user.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { Chips } from '../../kit/ui/Chips';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { RefusedList } from '../../kit/ui/RefusedList';
import { SelectedBar } from '../../kit/ui/SelectedBar';
import { StatusChip } from '../../kit/ui/StatusChip';
import { useSelected } from '../../kit/ui/useSelected';
import { InvitedChip } from '../people/InvitedChip';
import { PersonLink } from '../people/PersonLink';
import { roleLabel } from '../people/roleLabel';
import { StaffActions, type StaffDialog } from './StaffActions';
import { useArchiveStaff } from './useArchiveStaff';

const AssignRoleDialog = lazyDialog(async () => (await import('./AssignRoleDialog')).AssignRoleDialog);
const EditStaffDialog = lazyDialog(async () => (await import('./EditStaffDialog')).EditStaffDialog);
const InvitationDialog = lazyDialog(
  async () => (await import('../people/InvitationDialog')).InvitationDialog,
);
const ResetPasswordDialog = lazyDialog(
  async () => (await import('../people/ResetPasswordDialog')).ResetPasswordDialog,
);

type Row = StaffTable_user$data;

const label = 'Staff';
const columnsFor = (open: (dialog: StaffDialog, row: Row) => void): Column<Row>[] => [
  { key: 'name', header: 'Name', cell: (row) => <PersonLink user={row} /> },
  { key: 'email', header: 'Email', cell: ({ email }) => email, importance: 2 },
  {
    key: 'roles',
    header: 'Roles',
    cell: ({ roles }) =>
      roles.length === 0 ? (
        'None'
      ) : (
        <Chips chips={roles.map((role) => ({ key: role, label: roleLabel(role) }))} />
      ),
  },
  {
    key: 'status',
    header: 'Status',
    status: true,
    cell: (row) => <InvitedChip user={row} />,
    nowrap: true,
  },
  {
    key: 'archived',
    header: 'Archived',
    importance: 3,
    cell: ({ archived }) =>
      archived ? <StatusChip tone="warning" label="Yes" icon={<ArchiveRegular />} /> : 'No',
    nowrap: true,
  },
  {
    key: 'actions',
    header: 'Actions',
    corner: true,
    align: 'end',
    cell: (row) => <StaffActions user={row} onOpen={(dialog) => open(dialog, row)} />,
  },
];

const readRow = (user: StaffTable_user$key) =>
  readInlineData(
    graphql`
      fragment StaffTable_user on User @inline @throwOnFieldError {
        id
        name
        email
        roles
        archived
        viewerCanArchive
        ...PersonLink_user
        ...InvitedChip_user
        ...InvitationDialog_user
        ...StaffActions_user
        ...EditStaffDialog_user
        ...AssignRoleDialog_user
        ...ResetPasswordDialog_user
      }
    `,
    user,
  );

type StaffTableProps = {
  users: Rows<StaffTable_user$key>;
  isRefreshing: boolean;
  /** Whether the rows are filtered: then an empty list does not mean that there is no staff. */
  isFiltered: boolean;
};

/** The staff of a page and the dialogs that their menus open. */
export function StaffTable({ users, isRefreshing, isFiltered }: StaffTableProps) {
  const [opened, setOpened] = useState<{ dialog: StaffDialog; row: Row } | null>(null);
  const close = () => setOpened(null);
  const rows = users.rows.map(readRow);
  const selected = useSelected(rows);
  const { archive, progress, refused, dismiss } = useArchiveStaff();
  return (
    <>
      {selected.rows.length > 0 && (
        <SelectedBar selected={String(selected.rows.length)} onClear={selected.clear}>
          <Button
            busy={progress !== null}
            busyLabel={progress ? `${progress.done} of ${progress.total}...` : ''}
            onClick={() => void archive(selected.rows).then(selected.clear)}
          >
            Archive
          </Button>
        </SelectedBar>
      )}
      <RefusedList title="Couldn’t archive:" refused={refused} onDismiss={dismiss} />
      <DataTable
        label={label}
        columns={columnsFor((dialog, row) => setOpened({ dialog, row }))}
        rows={rows}
        selection={{
          ...selected.selection,
          rowName: ({ name }) => name,
          canSelect: ({ archived, viewerCanArchive }) => viewerCanArchive && !archived,
        }}
        failed={users.failed}
        rowKey={({ id }) => id}
        refreshing={isRefreshing}
        empty={
          <EmptyState
            text="No staff members found"
            hint={isFiltered ? 'Try another search or role.' : undefined}
          />
        }
      />
      {opened?.dialog === 'edit' && <EditStaffDialog user={opened.row} onClose={close} />}
      {opened?.dialog === 'roles' && <AssignRoleDialog user={opened.row} onClose={close} />}
      {opened?.dialog === 'password' && <ResetPasswordDialog user={opened.row} onClose={close} />}
      {(opened?.dialog === 'resendInvitation' || opened?.dialog === 'withdrawInvitation') && (
        <InvitationDialog action={opened.dialog} user={opened.row} onClose={close} />
      )}
    </>
  );
}

/** The table before its rows. */
export function StaffTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columnsFor(() => undefined)}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading staff members..."
      empty=""
    />
  );
}
