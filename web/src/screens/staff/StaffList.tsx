import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation } from 'react-router-dom';
import type { StaffList_query$key } from '../../__generated__/StaffList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
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
  const [, change, filters] = useFilters(staffFilters);
  const isRefreshing = useNavigation().state === 'loading';
  const total = staff.totalCount;

  // A saved URL may name a page that no longer exists.
  if (staff.edges.length === 0 && total > 0 && !isRefreshing) {
    const page = Math.ceil(total / pageSize);
    return <Navigate replace to={{ search: String(staffFilters.write({ ...filters, page })) }} />;
  }
  return (
    <>
      <StaffTable
        users={extractRows(staff)}
        isRefreshing={isRefreshing}
        isFiltered={staffFilters.isFiltered(filters)}
      />
      <Pager
        label="staff"
        page={filters.page}
        pageSize={pageSize}
        total={total}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
