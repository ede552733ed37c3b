import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { AuditLogsList_query$key } from '../../__generated__/AuditLogsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { AuditLogPages } from './AuditLogPages';
import { AuditLogsTable } from './AuditLogsTable';
import { auditLogFilters, newest, pageSize, readPlace, writeAddress } from './auditLogFilters';

/** One page of acts, newest first, with links to older and newer ones. */
export function AuditLogsList({ query }: { query: AuditLogsList_query$key }) {
  const { auditLogs } = useFragment(
    graphql`
      fragment AuditLogsList_query on Query @throwOnFieldError {
        auditLogs(
          first: $first
          after: $after
          last: $last
          before: $before
          search: $search
          userId: $userId
          action: $action
          level: $level
          startDate: $startDate
          endDate: $endDate
          onePerAct: true
        ) {
          totalCount
          totalIsCapped
          pageInfo {
            hasNextPage
            startCursor
            endCursor
          }
          edges {
            node @catch(to: RESULT) {
              ...AuditLogsTable_log
            }
          }
        }
      }
    `,
    query,
  );
  const [params] = useSearchParams();
  const isRefreshing = useNavigation().state === 'loading';
  const filters = auditLogFilters.read(params);
  const place = readPlace(params);
  const { totalCount, totalIsCapped, pageInfo } = auditLogs;
  const { startCursor, endCursor } = pageInfo;

  // A saved URL may begin at an entry with nothing left after it.
  if (auditLogs.edges.length === 0 && place.page > 1 && !isRefreshing)
    return <Navigate replace to={{ search: String(writeAddress(filters)) }} />;

  const page = place.page;
  // The server sets the cursors; a page without entries has none, and no links.
  const older = pageInfo.hasNextPage && endCursor ? { page: page + 1, after: endCursor, before: null } : null;
  const newer =
    page > 2 && startCursor
      ? { page: page - 1, after: null, before: startCursor }
      : page === 2
        ? newest
        : null;
  return (
    <>
      <AuditLogsTable
        logs={extractRows(auditLogs)}
        isRefreshing={isRefreshing}
        isFiltered={auditLogFilters.isFiltered(filters)}
      />
      <AuditLogPages
        first={(page - 1) * pageSize + 1}
        count={auditLogs.edges.length}
        total={totalCount}
        isCapped={totalIsCapped}
        newest={page > 1 ? newest : null}
        newer={newer}
        older={older}
      />
    </>
  );
}
