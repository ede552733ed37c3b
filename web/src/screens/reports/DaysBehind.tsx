import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DaysBehindQuery } from '../../__generated__/DaysBehindQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { RunFigures } from './RunFigures';
import { WorkedDays } from './WorkedDays';

type DaysBehindProps = { userId: string; startDate: string; endDate: string; attempt: number };

/** What a person worked and was paid in a range of days. */
export function DaysBehind({ userId, startDate, endDate, attempt }: DaysBehindProps) {
  const { payrollRuns, timeLogs } = useLazyLoadQuery<DaysBehindQuery>(
    graphql`
      query DaysBehindQuery($userId: ID!, $startDate: Date!, $endDate: Date!) @throwOnFieldError {
        payrollRuns(userId: $userId, startDate: $startDate, endDate: $endDate, first: 300) {
          edges {
            node {
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
    `,
    { userId, startDate, endDate },
    { fetchPolicy: attempt ? 'network-only' : 'store-and-network', fetchKey: attempt },
  );
  const isWithin = (date: string) => date >= startDate && date <= endDate;
  const runs = extractNodes(payrollRuns).filter(
    ({ status, entries }) => status !== 'VOID' && entries.some(({ date }) => isWithin(date)),
  );
  return (
    <>
      <WorkedDays days={timeLogs} />
      {runs.map((run) => (
        <RunFigures key={run.id} run={run} within={{ startDate, endDate }} />
      ))}
      {runs.length === 0 && <p>No payroll run pays for a day of this range.</p>}
    </>
  );
}
