import { useState } from 'react';
import { graphql, readInlineData, useQueryLoader } from 'react-relay';
import type {
  ArchiveTable_user$data,
  ArchiveTable_user$key,
} from '../../__generated__/ArchiveTable_user.graphql';
import previewQuery, { type DeletionPreviewQuery } from '../../__generated__/DeletionPreviewQuery.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { Chips } from '../../kit/ui/Chips';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Instant } from '../../kit/ui/Instant';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { PersonLink } from '../people/PersonLink';
import { roleLabel } from '../people/roleLabel';
import { ArchiveActions } from './ArchiveActions';

const DeleteUserDialog = lazyDialog(async () => (await import('./DeleteUserDialog')).DeleteUserDialog);

type Row = ArchiveTable_user$data;

const label = 'Archived users';
const columnsFor = (onDelete: (row: Row) => void): Column<Row>[] => [
  { key: 'name', header: 'Name', cell: (row) => <PersonLink user={row} /> },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  {
    key: 'roles',
    header: 'Roles',
    importance: 3,
    cell: ({ roles }) =>
      roles.length === 0 ? (
        roleLabel(null)
      ) : (
        <Chips chips={roles.map((role) => ({ key: role, label: roleLabel(role) }))} />
      ),
  },
  {
    key: 'archivedAt',
    header: 'Archived Date',
    labeled: true,
    importance: 2,
    cell: ({ archivedAt }) => <Instant at={archivedAt} />,
    nowrap: true,
  },
  {
    key: 'actions',
    header: 'Actions',
    corner: true,
    align: 'end',
    cell: (row) => <ArchiveActions user={row} onDelete={() => onDelete(row)} />,
  },
];

const readRow = (user: ArchiveTable_user$key) =>
  readInlineData(
    graphql`
      fragment ArchiveTable_user on User @inline @throwOnFieldError {
        id
        name
        email
        roles
        archivedAt
        ...PersonLink_user
        ...ArchiveActions_user
        ...DeleteUserDialog_user
      }
    `,
    user,
  );

type ArchiveTableProps = {
  users: Rows<ArchiveTable_user$key>;
  isRefreshing: boolean;
  /** Whether the rows are filtered: then an empty list does not mean an empty archive. */
  isFiltered: boolean;
};

/** The archived people of a page, and the confirmation before one of them is deleted. */
export function ArchiveTable({ users, isRefreshing, isFiltered }: ArchiveTableProps) {
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [preview, loadPreview, disposePreview] = useQueryLoader<DeletionPreviewQuery>(previewQuery);
  const count = ({ id }: Row) => loadPreview({ id }, { fetchPolicy: 'network-only' });
  const ask = (row: Row) => {
    count(row);
    setDeleting(row);
  };
  const close = () => {
    setDeleting(null);
    disposePreview();
  };
  return (
    <>
      <DataTable
        label={label}
        columns={columnsFor(ask)}
        rows={users.rows.map(readRow)}
        failed={users.failed}
        rowKey={({ id }) => id}
        refreshing={isRefreshing}
        empty={
          <EmptyState
            text="No archived users found"
            hint={isFiltered ? 'Try another name or email.' : undefined}
          />
        }
      />
      {deleting && (
        <DeleteUserDialog user={deleting} preview={preview} onCount={() => count(deleting)} onClose={close} />
      )}
    </>
  );
}

/** The table before its rows. */
export function ArchiveTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columnsFor(() => undefined)}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading archived users..."
      empty=""
    />
  );
}
