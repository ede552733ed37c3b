import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { TimeLogsScreen_refresh$key } from '../../__generated__/TimeLogsScreen_refresh.graphql';
import type { TimeLogsScreenQuery } from '../../__generated__/TimeLogsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Together } from '../../kit/relay/Together';
import { useRefresh } from '../../kit/relay/useRefresh';
import { isNarrow } from '../../kit/ui/breakpoints';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { PaySummary } from './PaySummary';
import { TimeLogCounts } from './TimeLogCounts';
import { TimeLogFilters } from './TimeLogFilters';
import { NoPaySummary, TimeLogsFailure } from './TimeLogsFailure';
import { TeamWeekSkeleton, TimeLogsSkeleton } from './TimeLogsSkeleton';
import { TimeLogWeeks } from './TimeLogWeeks';
import { useHourlyRefresh } from './useHourlyRefresh';

// Drivers, who have most to do here, have no team.
const TeamWeek = lazyPart(async () => (await import('./TeamWeek')).TeamWeek);

// Only a filter finds days.
const FoundDays = lazyPart(async () => (await import('./FoundDays')).FoundDays);

const query = graphql`
  query TimeLogsScreenQuery(
    $userId: ID!
    $status: TimeLogStatus
    $startDate: Date
    $endDate: Date
    $isFiltered: Boolean!
    $foundDays: Int!
    $loggedDays: Int!
    $isApprover: Boolean!
    $teamWeek: Date
    $teamFirst: Int!
    $teamAfter: String
  ) {
    ...TeamWeek_query
      @arguments(week: $teamWeek, first: $teamFirst, after: $teamAfter)
      @include(if: $isApprover)
      @alias(as: "team")
    ...TimeLogsScreen_refresh
    ...TimeLogWeeks_query @arguments(userId: $userId, first: $loggedDays)
    ...TimeLogWeeks_receipts @arguments(userId: $userId)
  }
`;

/**
 * A person's own days: their earnings, the weeks to fill in, this one first, and the counts. A phone begins with the
 * week, because people open it there to enter days.
 */
export function TimeLogsScreen({ queryRef }: ScreenProps<TimeLogsScreenQuery>) {
  const { revalidate } = useRevalidator();
  return (
    <Screen title="Time Logs & Summary">
      <ErrorBoundary
        resetKey={queryRef}
        fallback={(error) => (
          <TimeLogsFailure error={error} onRetry={revalidate} summary={<NoPaySummary />}>
            <TimeLogFilters />
          </TimeLogsFailure>
        )}
      >
        <Together loading={<TimeLogsSkeleton hasTeam={queryRef.variables.isApprover} />}>
          <TimeLogsContent queryRef={queryRef} />
        </Together>
      </ErrorBoundary>
    </Screen>
  );
}

/** The data of the single request. */
function TimeLogsContent({ queryRef }: ScreenProps<TimeLogsScreenQuery>) {
  const data = usePreloadedQuery<TimeLogsScreenQuery>(query, queryRef);
  const days = useFragment<TimeLogsScreen_refresh$key>(
    graphql`
      fragment TimeLogsScreen_refresh on Query {
        ...PaySummary_query
        ...TimeLogCounts_query
          @arguments(userId: $userId, status: $status, startDate: $startDate, endDate: $endDate)
        ...FoundDays_query
          @arguments(
            userId: $userId
            status: $status
            startDate: $startDate
            endDate: $endDate
            first: $foundDays
          )
          @include(if: $isFiltered)
          @alias(as: "found")
      }
    `,
    data,
  );
  const refresh = useRefresh<TimeLogsScreenQuery>(query);
  const { revalidate } = useRevalidator();
  useHourlyRefresh(refresh);
  const summary = (
    <ScreenRegion queryRef={queryRef} failure="Failed to load the pay summary" loading={null}>
      <PaySummary query={days} />
    </ScreenRegion>
  );
  return (
    <>
      {!isNarrow() && summary}
      {data.team && (
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load the team’s week"
          loading={<TeamWeekSkeleton />}
        >
          <TeamWeek query={data.team} />
        </ScreenRegion>
      )}
      <ErrorBoundary
        resetKey={queryRef}
        fallback={(error) => (
          <TimeLogsFailure error={error} onRetry={revalidate}>
            <TimeLogFilters />
          </TimeLogsFailure>
        )}
      >
        <TimeLogWeeks
          query={data}
          receipts={data}
          refresh={refresh}
          description={data.team && 'Your own days.'}
        >
          <TimeLogCounts query={days}>
            <TimeLogFilters />
          </TimeLogCounts>
          {days.found && <FoundDays query={days.found} />}
        </TimeLogWeeks>
      </ErrorBoundary>
      {isNarrow() && summary}
    </>
  );
}
