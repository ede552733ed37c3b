import { graphql, useFragment } from 'react-relay';
import type { StaffList_query$key } from '../../__generated__/StaffList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ListPage } from '../../kit/ui/ListPage';
import { StaffTable } from './StaffTable';
import { pageSize, staffFilters } from './staffFilters';

/** One page of staff, with a pager. Archived people are among them, so that archiving is undone in place. */
export function StaffList({ query }: { query: StaffList_query$key }) {
  const { staff } = useFragment(
    graphql`
      fragment StaffList_query on Query @throwOnFieldError {
        staff(first: $first, after: $after, search: $search, role: $role, includeArchived: true) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              ...StaffTable_user
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <ListPage label="staff" params={staffFilters} pageSize={pageSize} total={staff.totalCount}>
      {({ isRefreshing, isFiltered }) => (
        <StaffTable users={extractRows(staff)} isRefreshing={isRefreshing} isFiltered={isFiltered} />
      )}
    </ListPage>
  );
}
