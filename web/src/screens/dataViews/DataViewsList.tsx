import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { DataViewsList_user$key } from '../../__generated__/DataViewsList_user.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Pager } from '../../kit/ui/Pager';
import { DataViewsTable } from './DataViewsTable';
import { dataViewFilters, pageSize } from './dataViewFilters';

/** One page, newest first, with a pager. */
export function DataViewsList({ user }: { user: DataViewsList_user$key }) {
  const { dataViews } = useFragment(
    graphql`
      fragment DataViewsList_user on User @throwOnFieldError {
        dataViews(first: $first, after: $after) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              ...DataViewsTable_view
            }
          }
        }
      }
    `,
    user,
  );
  const [params, setParams] = useSearchParams();
  const { page } = dataViewFilters.read(params);
  const isRefreshing = useNavigation().state === 'loading';
  const total = dataViews.totalCount;

  // A saved URL may name a page that no longer exists.
  if (dataViews.edges.length === 0 && total > 0 && !isRefreshing) {
    const last = Math.ceil(total / pageSize);
    return <Navigate replace to={{ search: String(dataViewFilters.write({ page: last })) }} />;
  }
  return (
    <>
      <DataViewsTable views={extractRows(dataViews)} isRefreshing={isRefreshing} />
      <Pager
        label="who saw my data"
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(next) => setParams(dataViewFilters.write({ page: next }), { preventScrollReset: true })}
      />
    </>
  );
}
