import { graphql, useFragment } from 'react-relay';
import type { ReportsList_query$key } from '../../__generated__/ReportsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ListId } from '../../kit/relay/ListId';
import { ListPage } from '../../kit/ui/ListPage';
import { ReportsTable } from './ReportsTable';
import { pageSize, reportFilters } from './reportFilters';

/** One page of reports, newest first, with a pager. */
export function ReportsList({ query }: { query: ReportsList_query$key }) {
  const { reports } = useFragment(
    graphql`
      fragment ReportsList_query on Query @throwOnFieldError {
        reports(
          first: $first
          after: $after
          startDate: $startDate
          endDate: $endDate
          userId: $userId
          year: $year
        ) {
          __id
          totalCount
          edges {
            node @catch(to: RESULT) {
              ...ReportsTable_report
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <ListId id={reports.__id}>
      <ListPage label="reports" params={reportFilters} pageSize={pageSize} total={reports.totalCount}>
        {({ isRefreshing, isFiltered }) => (
          <ReportsTable reports={extractRows(reports)} isRefreshing={isRefreshing} isFiltered={isFiltered} />
        )}
      </ListPage>
    </ListId>
  );
}
