import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation } from 'react-router-dom';
import type { ReportsList_query$key } from '../../__generated__/ReportsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ListId } from '../../kit/relay/ListId';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
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
  const [, change, filters] = useFilters(reportFilters);
  const isRefreshing = useNavigation().state === 'loading';
  const total = reports.totalCount;

  // A saved URL may name a page that no longer exists, as may a page whose rows have all been deleted.
  const lastPage = Math.ceil(total / pageSize);
  if (total > 0 && filters.page > lastPage && !isRefreshing)
    return <Navigate replace to={{ search: String(reportFilters.write({ ...filters, page: lastPage })) }} />;
  return (
    <ListId id={reports.__id}>
      <ReportsTable
        reports={extractRows(reports)}
        isRefreshing={isRefreshing}
        isFiltered={reportFilters.isFiltered(filters)}
      />
      <Pager
        label="reports"
        page={filters.page}
        pageSize={pageSize}
        total={total}
        onPage={(page) => change({ page })}
      />
    </ListId>
  );
}
