import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation } from 'react-router-dom';
import type { ArchiveList_query$key } from '../../__generated__/ArchiveList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ListId } from '../../kit/relay/ListId';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
import { ArchiveTable } from './ArchiveTable';
import { archiveFilters, pageSize } from './archiveFilters';

/** One page of archived people, the last archived first, with a pager. */
export function ArchiveList({ query }: { query: ArchiveList_query$key }) {
  const { archivedUsers } = useFragment(
    graphql`
      fragment ArchiveList_query on Query @throwOnFieldError {
        archivedUsers(first: $first, after: $after, search: $search) {
          __id
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

  // A saved URL may name a page that no longer exists, as may a page whose rows have all been deleted.
  const lastPage = Math.ceil(total / pageSize);
  if (total > 0 && filters.page > lastPage && !isRefreshing)
    return <Navigate replace to={{ search: String(archiveFilters.write({ ...filters, page: lastPage })) }} />;
  return (
    <ListId id={archivedUsers.__id}>
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
    </ListId>
  );
}
