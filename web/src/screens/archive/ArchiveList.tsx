import { graphql, useFragment } from 'react-relay';
import type { ArchiveList_query$key } from '../../__generated__/ArchiveList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ListId } from '../../kit/relay/ListId';
import { ListPage } from '../../kit/ui/ListPage';
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
  return (
    <ListId id={archivedUsers.__id}>
      <ListPage
        label="archived users"
        params={archiveFilters}
        pageSize={pageSize}
        total={archivedUsers.totalCount}
      >
        {({ isRefreshing, isFiltered }) => (
          <ArchiveTable
            users={extractRows(archivedUsers)}
            isRefreshing={isRefreshing}
            isFiltered={isFiltered}
          />
        )}
      </ListPage>
    </ListId>
  );
}
