import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation } from 'react-router-dom';
import type { ReportsList_query$key } from '../../__generated__/ReportsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
import { ReportsTable } from './ReportsTable';
import { pageSize, reportFilters } from './reportFilters';

/** One page of reports, the newest first, with the way to the others. */
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

  // A kept address may name a page that is no longer there.
  if (reports.edges.length === 0 && total > 0 && !isRefreshing) {
    const page = Math.ceil(total / pageSize);
    return <Navigate replace to={{ search: String(reportFilters.write({ ...filters, page })) }} />;
  }
  return (
    <>
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
    </>
  );
}
