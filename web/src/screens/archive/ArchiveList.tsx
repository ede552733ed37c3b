import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation } from 'react-router-dom';
import type { ArchiveList_query$key } from '../../__generated__/ArchiveList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
import { ArchiveTable } from './ArchiveTable';
import { archiveFilters, pageSize } from './archiveFilters';

/** One page of archived people, the last archived first, with the way to the others. */
export function ArchiveList({ query }: { query: ArchiveList_query$key }) {
  const { archivedUsers } = useFragment(
    graphql`
      fragment ArchiveList_query on Query @throwOnFieldError {
        archivedUsers(first: $first, after: $after, search: $search) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              ...ArchiveTable_user
            }
          }
        }
      }
    `,
    query,
  );
  const [, change, filters] = useFilters(archiveFilters);
  const isRefreshing = useNavigation().state === 'loading';
  const total = archivedUsers.totalCount;

  // A kept address may name a page that is no longer there.
  if (archivedUsers.edges.length === 0 && total > 0 && !isRefreshing) {
    const page = Math.ceil(total / pageSize);
    return <Navigate replace to={{ search: String(archiveFilters.write({ ...filters, page })) }} />;
  }
  return (
    <>
      <ArchiveTable
        users={extractRows(archivedUsers)}
        isRefreshing={isRefreshing}
        isFiltered={archiveFilters.isFiltered(filters)}
      />
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
