import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation } from 'react-router-dom';
import type { ArchiveList_query$key } from '../../__generated__/ArchiveList_query.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { Pager } from '../../kit/ui/Pager';
import { ArchiveTable } from './ArchiveTable';
import { pageSize, writeFilters } from './archiveFilters';
import { useArchiveFilters } from './useArchiveFilters';

/** One page of archived people, the last archived first, with the way to the others. */
export function ArchiveList({ query }: { query: ArchiveList_query$key }) {
  const { archivedUsers } = useFragment(
    graphql`
      fragment ArchiveList_query on Query @throwOnFieldError {
        archivedUsers(first: $first, after: $after, search: $search) {
          totalCount
          edges {
            node {
              ...ArchiveTable_user
            }
          }
        }
      }
    `,
    query,
  );
  const [, change, filters] = useArchiveFilters();
  const isRefreshing = useNavigation().state === 'loading';
  const rows = extractNodes(archivedUsers);
  const total = archivedUsers.totalCount;

  // A kept address may name a page that is no longer there.
  if (rows.length === 0 && total > 0 && !isRefreshing) {
    const page = Math.ceil(total / pageSize);
    return <Navigate replace to={{ search: String(writeFilters({ ...filters, page })) }} />;
  }
  return (
    <>
      <ArchiveTable users={rows} isRefreshing={isRefreshing} isFiltered={Boolean(filters.search)} />
      <Pager
        label="archived users"
        page={filters.page}
        pageSize={pageSize}
        total={total}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
