import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { DaysBehindQuery } from '../../__generated__/DaysBehindQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { FailedRows } from '../../kit/ui/FailedRows';
import { RunFigures } from './RunFigures';
import { WorkedDays } from './WorkedDays';

const query = graphql`
  query DaysBehindQuery($userId: ID!, $startDate: Date!, $endDate: Date!) @throwOnFieldError {
    payrollRuns(userId: $userId, startDate: $startDate, endDate: $endDate, first: 300) {
      pageInfo {
        hasNextPage
      }
      edges {
        node @catch(to: RESULT) {
          id
          status
          entries {
            date
          }
          ...RunFigures_run
        }
      }
    }
    timeLogs(userId: $userId, startDate: $startDate, endDate: $endDate, first: 1000) {
      ...WorkedDays_days
    }
  }
`;

type LoadedProps = { startDate: string; endDate: string; onRetry: () => void };
type DaysBehindProps = LoadedProps & { userId: string; attempt: number };

/** A person's work and pay in a range of days. */
export function DaysBehind({ userId, attempt, ...props }: DaysBehindProps) {
  const { startDate, endDate } = props;
  const policy = attempt ? 'network-only' : 'store-and-network';
  const queryRef = useQueryRef<DaysBehindQuery>(query, { userId, startDate, endDate }, policy, attempt);
  return queryRef && <Loaded queryRef={queryRef} {...props} />;
}

function Loaded({
  queryRef,
  startDate,
  endDate,
  onRetry,
}: LoadedProps & { queryRef: PreloadedQuery<DaysBehindQuery> }) {
  const { payrollRuns, timeLogs } = usePreloadedQuery<DaysBehindQuery>(query, queryRef);
  const isWithin = (date: string) => date >= startDate && date <= endDate;
  const { rows, failed } = extractRows(payrollRuns);
  const runs = rows.filter(
    ({ status, entries }) => status !== 'VOID' && entries.some(({ date }) => isWithin(date)),
  );
  return (
    <>
      <WorkedDays days={timeLogs} onRetry={onRetry} />
      {runs.map((run) => (
        <RunFigures key={run.id} run={run} within={{ startDate, endDate }} />
      ))}
      {payrollRuns.pageInfo.hasNextPage && <p>There are too many runs to list them all.</p>}
      <FailedRows count={failed} onRetry={onRetry} />
      {runs.length + failed === 0 && <p>No days in this range are on payroll.</p>}
    </>
  );
}
