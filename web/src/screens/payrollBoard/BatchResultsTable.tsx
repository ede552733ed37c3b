import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import query, {
  type BatchResultsTableQuery,
  type BatchResultsTableQuery$data,
  type PayrollBatchItemStatus,
} from '../../__generated__/BatchResultsTableQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { numberedPage } from '../../kit/relay/numberedPage';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { Pager } from '../../kit/ui/Pager';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { StatusLook } from '../../kit/ui/statuses';
import { TextLink } from '../../kit/ui/TextLink';
import type { ResultsAsked } from '../batches/BatchResults';
import { PersonLink } from '../people/PersonLink';

const PAGE = 50;

type Batch = NonNullable<NonNullable<BatchResultsTableQuery$data['node']>['batch']>;
type Item = Extract<Batch['items']['edges'][number]['node'], { ok: true }>['value'];

const looks: Readonly<Record<PayrollBatchItemStatus, StatusLook>> = {
  WAITING: { tone: 'neutral', label: 'Waiting' },
  DONE: { tone: 'success', label: 'Done' },
  REFUSED: { tone: 'danger', label: 'Failed' },
};

const columnsFor = (week: string): readonly Column<Item>[] => [
  { key: 'name', header: 'Contractor', cell: ({ user }) => <PersonLink user={user} /> },
  {
    key: 'status',
    header: 'Result',
    cell: ({ status }) => <StatusChip {...looks[status]} />,
    nowrap: true,
    status: true,
  },
  {
    key: 'what',
    header: 'Payroll',
    cell: ({ user, run, message }) =>
      run ? (
        <TextLink to={`/dashboard/payroll?${new URLSearchParams({ contractor: user.id, week })}`}>
          Payroll #{run.number}
        </TextLink>
      ) : (
        message
      ),
  },
  { key: 'total', header: 'Total', align: 'end', cell: ({ totalPay }) => formatAmount(totalPay) },
];

type BatchResultsTableProps = ResultsAsked & { id: string };

/** One page of the people of a batch, in the order in which they are paid. */
export function BatchResultsTable({ id, status, page, settled, onPage }: BatchResultsTableProps) {
  const variables = { id, status, ...numberedPage(page, PAGE) };
  const [attempts, setAttempts] = useState(0);
  const queryRef = useQueryRef<BatchResultsTableQuery>(
    query,
    variables,
    'store-and-network',
    settled + attempts,
  );
  if (!queryRef) return <SkeletonLines lines={3} label="Loading results..." />;
  return <Loaded queryRef={queryRef} page={page} onPage={onPage} onRetry={() => setAttempts(attempts + 1)} />;
}

type LoadedProps = Pick<BatchResultsTableProps, 'page' | 'onPage'> & {
  onRetry: () => void;
  queryRef: PreloadedQuery<BatchResultsTableQuery>;
};

function Loaded({ queryRef, page, onPage, onRetry }: LoadedProps) {
  const { node } = usePreloadedQuery<BatchResultsTableQuery>(
    graphql`
      query BatchResultsTableQuery(
        $id: ID!
        $status: PayrollBatchItemStatus
        $first: Int!
        $after: String
      ) @throwOnFieldError {
        node(id: $id) {
          ... on PayrollBatch @alias(as: "batch") {
            weekStart
            items(first: $first, after: $after, status: $status) {
              totalCount
              edges {
                node @catch(to: RESULT) {
                  status
                  totalPay
                  message
                  user {
                    id
                    ...PersonLink_user
                  }
                  run {
                    number
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
        columns={columnsFor(batch.weekStart)}
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
