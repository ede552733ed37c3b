import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import query, {
  type FormBatchResultsTableQuery,
  type FormBatchResultsTableQuery$data,
  type TaxDocumentBatchItemStatus,
} from '../../__generated__/FormBatchResultsTableQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { numberedPage } from '../../kit/relay/numberedPage';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { Pager } from '../../kit/ui/Pager';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { StatusLook } from '../../kit/ui/statuses';
import type { ResultsAsked } from '../batches/BatchResults';
import { PersonLink } from '../people/PersonLink';

const PAGE = 50;

type Batch = NonNullable<NonNullable<FormBatchResultsTableQuery$data['node']>['batch']>;
type Item = Extract<Batch['items']['edges'][number]['node'], { ok: true }>['value'];

const looks: Readonly<Record<TaxDocumentBatchItemStatus, StatusLook>> = {
  WAITING: { tone: 'neutral', label: 'Waiting' },
  DONE: { tone: 'success', label: 'Generated' },
  REFUSED: { tone: 'danger', label: 'Failed' },
};

const columns: readonly Column<Item>[] = [
  { key: 'name', header: 'Payee', cell: ({ user }) => <PersonLink user={user} /> },
  {
    key: 'status',
    header: 'Result',
    cell: ({ status }) => <StatusChip {...looks[status]} />,
    nowrap: true,
    status: true,
  },
  {
    key: 'what',
    header: 'Form',
    cell: ({ document, message }) =>
      message ?? (document?.accountNumber && `Account ${document.accountNumber}`),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ document }) => document?.amount != null && formatAmount(document.amount),
  },
];

type FormBatchResultsTableProps = ResultsAsked & { id: string };

/** One page of the payees of a batch, in the order in which their forms are generated. */
export function FormBatchResultsTable({ id, status, page, settled, onPage }: FormBatchResultsTableProps) {
  const variables = { id, status, ...numberedPage(page, PAGE) };
  const [attempts, setAttempts] = useState(0);
  const queryRef = useQueryRef<FormBatchResultsTableQuery>(
    query,
    variables,
    'store-and-network',
    settled + attempts,
  );
  if (!queryRef) return <SkeletonLines lines={3} label="Loading results..." />;
  return <Loaded queryRef={queryRef} page={page} onPage={onPage} onRetry={() => setAttempts(attempts + 1)} />;
}

type LoadedProps = Pick<FormBatchResultsTableProps, 'page' | 'onPage'> & {
  onRetry: () => void;
  queryRef: PreloadedQuery<FormBatchResultsTableQuery>;
};

function Loaded({ queryRef, page, onPage, onRetry }: LoadedProps) {
  const { node } = usePreloadedQuery<FormBatchResultsTableQuery>(
    graphql`
      query FormBatchResultsTableQuery(
        $id: ID!
        $status: TaxDocumentBatchItemStatus
        $first: Int!
        $after: String
      ) @throwOnFieldError {
        node(id: $id) {
          ... on TaxDocumentBatch @alias(as: "batch") {
            items(first: $first, after: $after, status: $status) {
              totalCount
              edges {
                node @catch(to: RESULT) {
                  status
                  message
                  user {
                    id
                    ...PersonLink_user
                  }
                  document {
                    id
                    amount
                    accountNumber
                  }
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const batch = node?.batch;
  if (!batch) return null;
  return (
    <>
      <DataTable
        label="Results"
        columns={columns}
        {...extractRows(batch.items)}
        onRetry={onRetry}
        rowKey={({ user }) => user.id}
        empty="No one."
        maxHeight="320px"
      />
      <Pager label="results" page={page} pageSize={PAGE} total={batch.items.totalCount} onPage={onPage} />
    </>
  );
}
