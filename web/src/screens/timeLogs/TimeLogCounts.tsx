import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { TimeLogCounts_query$key } from '../../__generated__/TimeLogCounts_query.graphql';
import { Section } from '../../kit/ui/Section';
import { CountCards } from './CountCards';
import { timeLogFilter } from './filter';

/** The counts of everything the filter lets through. */
export function TimeLogCounts({ query }: { query: TimeLogCounts_query$key }) {
  const [parameters] = useSearchParams();
  const { counts } = useFragment(
    graphql`
      fragment TimeLogCounts_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        status: { type: "TimeLogStatus" }
        startDate: { type: "Date" }
        endDate: { type: "Date" }
      )
      @throwOnFieldError {
        counts: timeLogs(
          first: 1
          userId: $userId
          status: $status
          startDate: $startDate
          endDate: $endDate
        ) {
          totalCount
          approvedCount
          pendingCount
          rejectedCount
        }
      }
    `,
    query,
  );
  const isFiltered = timeLogFilter.isFiltered(timeLogFilter.read(parameters));
  return (
    <Section
      title="Weekly Time Logs"
      description={isFiltered ? 'Only the days that match the filters.' : undefined}
    >
      <CountCards {...counts} />
    </Section>
  );
}
