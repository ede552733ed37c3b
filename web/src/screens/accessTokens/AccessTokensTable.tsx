import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type {
  AccessTokensTable_token$data,
  AccessTokensTable_token$key,
} from '../../__generated__/AccessTokensTable_token.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Instant } from '../../kit/ui/Instant';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { StatusLook } from '../../kit/ui/statuses';
import { describeScopes } from './tokenScopes';

const RevokeTokenDialog = lazyDialog(async () => (await import('./RevokeTokenDialog')).RevokeTokenDialog);

type Row = AccessTokensTable_token$data;

/** The look of a token's states. */
const tokenLooks: Readonly<Record<string, StatusLook>> = {
  ACTIVE: { tone: 'success', label: 'Active' },
  EXPIRED: { tone: 'neutral', label: 'Expired' },
  REVOKED: { tone: 'danger', label: 'Revoked' },
};

const label = 'Access tokens';
const columnsFor = (revoke: (row: Row) => void): readonly Column<Row>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  {
    key: 'access',
    header: 'Access',
    importance: 2,
    // One element: where the table becomes cards, a row of one is laid out by its children.
    cell: ({ scopes }) => (
      <div>
        {describeScopes(scopes).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    ),
  },
  {
    key: 'created',
    header: 'Created',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    nowrap: true,
    importance: 3,
  },
  {
    key: 'expires',
    header: 'Expires',
    cell: ({ expiresAt }) => <Instant at={expiresAt} />,
    nowrap: true,
    labeled: true,
    importance: 2,
  },
  {
    key: 'lastUsed',
    header: 'Last used',
    labeled: true,
    importance: 2,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Instant at={lastUsedAt} /> : 'Never'),
    nowrap: true,
  },
  {
    key: 'status',
    header: 'Status',
    status: true,
    cell: ({ status }) => <StatusChip {...(tokenLooks[status] ?? { tone: 'neutral', label: status })} />,
    nowrap: true,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    labeled: false,
    cell: (row) =>
      row.status === 'ACTIVE' && (
        <Button appearance="subtle" aria-label={`Revoke ${row.name}`} onClick={() => revoke(row)}>
          Revoke
        </Button>
      ),
  },
];

const readRow = (token: AccessTokensTable_token$key) =>
  readInlineData(
    graphql`
      fragment AccessTokensTable_token on PersonalAccessToken @inline @throwOnFieldError {
        id
        name
        scopes
        createdAt
        expiresAt
        lastUsedAt
        status
      }
    `,
    token,
  );

/** The loaded tokens, and the confirmation before one is revoked. */
export function AccessTokensTable({ list }: { list: Rows<AccessTokensTable_token$key> }) {
  const [revoking, setRevoking] = useState<Row | null>(null);
  return (
    <>
      <DataTable
        label={label}
        columns={columnsFor(setRevoking)}
        rows={list.rows.map(readRow)}
        failed={list.failed}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            text="No access tokens yet"
            hint="Create one for each script or spreadsheet that uses the portal."
          />
        }
      />
      {revoking && (
        <RevokeTokenDialog id={revoking.id} name={revoking.name} onClose={() => setRevoking(null)} />
      )}
    </>
  );
}

/** The table before its rows. */
export function AccessTokensTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columnsFor(() => undefined)}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading access tokens..."
      empty=""
    />
  );
}
