import { type ComponentType, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { PersonLink_user$key } from '../../__generated__/PersonLink_user.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { numberedPage } from '../../kit/relay/numberedPage';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { Pager } from '../../kit/ui/Pager';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { Tone } from '../../kit/ui/statuses';
import { PersonLink } from '../people/PersonLink';
import type { ItemStatus, ResultsAsked } from './BatchResults';

const PAGE = 50;

const TONES: Readonly<Record<ItemStatus, Tone>> = { WAITING: 'neutral', DONE: 'success', REFUSED: 'danger' };

export type BatchResultsProps = ResultsAsked & { id: string };

type Paging = Pick<ResultsAsked, 'page' | 'onPage'> & { onRetry: () => void };
export type LoadedResults<Query extends OperationType> = Paging & { queryRef: PreloadedQuery<Query> };

type ResultsPageProps<Query extends OperationType> = BatchResultsProps & {
  /** Takes `id`, `status`, `first` and `after`. */
  query: GraphQLTaggedNode;
  Loaded: ComponentType<LoadedResults<Query>>;
};

/** One page of the people of a batch, in the order of their turns; refetched when more have had theirs. */
export function ResultsPage<Query extends OperationType>(props: ResultsPageProps<Query>) {
  const { id, status, page, settled, onPage, query, Loaded } = props;
  const [attempts, setAttempts] = useState(0);
  const variables: Query['variables'] = { id, status, ...numberedPage(page, PAGE) };
  const queryRef = useQueryRef<Query>(query, variables, 'store-and-network', settled + attempts);
  if (!queryRef) return <SkeletonLines lines={3} label="Loading results..." />;
  return <Loaded queryRef={queryRef} page={page} onPage={onPage} onRetry={() => setAttempts(attempts + 1)} />;
}

type BatchItem = {
  readonly status: ItemStatus;
  readonly user: PersonLink_user$key & { readonly id: string };
};

type ResultsTableProps<Item extends BatchItem> = Paging & {
  edges: Parameters<typeof extractRows<Item>>[0]['edges'];
  total: number;
  /** What a person is called here. */
  person: string;
  /** The outcome for people who are done. */
  done: string;
  /** The columns after the person and the result. */
  columns: readonly Column<Item>[];
};

export function ResultsTable<Item extends BatchItem>(props: ResultsTableProps<Item>) {
  const { edges, total, person, done, columns, page, onPage, onRetry } = props;
  const labels = { WAITING: 'Waiting', DONE: done, REFUSED: 'Failed' };
  return (
    <>
      <DataTable<Item>
        label="Results"
        columns={[
          { key: 'name', header: person, cell: ({ user }) => <PersonLink user={user} /> },
          {
            key: 'status',
            header: 'Result',
            cell: ({ status }) => <StatusChip tone={TONES[status]} label={labels[status]} />,
            nowrap: true,
            status: true,
          },
          ...columns,
        ]}
        {...extractRows({ edges })}
        onRetry={onRetry}
        rowKey={({ user }) => user.id}
        empty="No one."
        maxHeight="320px"
      />
      <Pager label="results" page={page} pageSize={PAGE} total={total} onPage={onPage} />
    </>
  );
}
