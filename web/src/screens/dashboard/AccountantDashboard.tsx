import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AccountantDashboardQuery } from '../../__generated__/AccountantDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Together } from '../../kit/relay/Together';
import { useSessionUser } from '../../kit/session/sessionStore';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { QuarterSkeleton } from '../quarter/QuarterSkeleton';

type Props = ScreenProps<AccountantDashboardQuery>;

// The screens opened from here need little of it. The entry fetches it together with this frame.
const QuarterHome = lazyPart(async () => (await import('../quarter/QuarterHome')).QuarterHome);

// The accountant's own days, if any, far below.
const OwnDays = lazyPart(async () => (await import('./OwnDays')).OwnDays);
const EmployeeActions = lazyPart(async () => (await import('./EmployeeActions')).EmployeeActions);

const query = graphql`
  query AccountantDashboardQuery($on: Date) @throwOnFieldError {
    ...QuarterHome_query @arguments(on: $on)
    viewer {
      ...OwnDays_user
    }
  }
`;

/**
 * The accountant's home: the quarter, its changes since the last one, the progress of the forms, and the user's own
 * days, if any.
 */
export function AccountantDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  return (
    <Screen title={`Welcome back, ${firstName}!`}>
      <Together>
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load dashboard data"
          loading={<QuarterSkeleton />}
        >
          <Loaded queryRef={queryRef} />
        </ScreenRegion>
        <Suspense>
          <EmployeeActions />
        </Suspense>
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load your own days"
          loading={null}
          failedWhole={null}
        >
          <Own queryRef={queryRef} />
        </ScreenRegion>
      </Together>
    </Screen>
  );
}

function Loaded({ queryRef }: Props) {
  return (
    <QuarterHome query={usePreloadedQuery<AccountantDashboardQuery>(query, queryRef)} queryRef={queryRef} />
  );
}

function Own({ queryRef }: Props) {
  return <OwnDays user={usePreloadedQuery<AccountantDashboardQuery>(query, queryRef).viewer} />;
}
