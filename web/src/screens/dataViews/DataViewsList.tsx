import { graphql, useFragment } from 'react-relay';
import type { DataViewsList_user$key } from '../../__generated__/DataViewsList_user.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ListPage } from '../../kit/ui/ListPage';
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
  return (
    <ListPage
      label="who saw my data"
      params={dataViewFilters}
      pageSize={pageSize}
      total={dataViews.totalCount}
    >
      {({ isRefreshing }) => <DataViewsTable views={extractRows(dataViews)} isRefreshing={isRefreshing} />}
    </ListPage>
  );
}
