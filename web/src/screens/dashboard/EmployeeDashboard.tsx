import { Suspense } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { EmployeeDashboard_refresh$key } from '../../__generated__/EmployeeDashboard_refresh.graphql';
import type { EmployeeDashboardQuery } from '../../__generated__/EmployeeDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Together } from '../../kit/relay/Together';
import { useSessionUser } from '../../kit/session/sessionStore';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { SkeletonCards } from '../../kit/ui/Skeletons';
import { NextPay, NextPaySkeleton } from '../driverHome/NextPay';
import { DAY_CARDS } from './dayCards';

/** The next pay comes first; the rest is useless before it has loaded. */
const MyWeek = lazyPart(async () => (await import('../driverHome/MyWeek')).MyWeek);
const NextSteps = lazyPart(async () => (await import('./NextSteps')).NextSteps);
const DaySummaryCards = lazyPart(async () => (await import('./DaySummaryCards')).DaySummaryCards);
const EmployeeActions = lazyPart(async () => (await import('./EmployeeActions')).EmployeeActions);
const LatestStatements = lazyPart(async () => (await import('./LatestStatements')).LatestStatements);
const OwnChecklist = lazyPart(async () => (await import('../onboarding/OwnChecklist')).OwnChecklist);

type Props = ScreenProps<EmployeeDashboardQuery>;

const failure = 'Failed to load dashboard data';

const query = graphql`
  query EmployeeDashboardQuery($userId: ID!) @throwOnFieldError {
    viewer {
      ...LatestStatements_user
    }
    ...EmployeeDashboard_refresh
    ...OwnChecklist_query
    ...MyWeek_receipts @arguments(userId: $userId)
    ...NextSteps_query
  }
`;

/**
 * The home page of drivers, contractors and staff: their next pay, the week to submit, and the year so far. Its four
 * cards and Quick Actions show before the data.
 */
export function EmployeeDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  return (
    <Screen title={`Welcome back, ${firstName}!`}>
      <Together>
        <ScreenRegion queryRef={queryRef} failure={failure} loading={<NextPaySkeleton />}>
          <Standing queryRef={queryRef} />
        </ScreenRegion>
        <ScreenRegion
          queryRef={queryRef}
          failure={failure}
          loading={<SkeletonCards labels={DAY_CARDS} />}
          failedWhole={null}
        >
          <OwnDays queryRef={queryRef} />
        </ScreenRegion>
        <Suspense>
          <EmployeeActions />
        </Suspense>
      </Together>
    </Screen>
  );
}

function Standing({ queryRef }: Props) {
  const data = usePreloadedQuery<EmployeeDashboardQuery>(query, queryRef);
  const refreshed = useRefreshed(data);
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  return (
    <>
      <ScreenRegion {...part('Failed to load what’s left to do')}>
        <OwnChecklist query={data} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load your next pay')}>
        <NextPay query={refreshed} />
      </ScreenRegion>
      <ScreenRegion
        {...part('Failed to load your week')}
        loading={
          <Section title="This Week">
            <SkeletonBlock height="160px" />
          </Section>
        }
      >
        <MyWeek query={refreshed} receipts={data} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load your next steps')}>
        <NextSteps query={data} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load pay statements')}>
        <LatestStatements user={data.viewer} />
      </ScreenRegion>
    </>
  );
}

function OwnDays({ queryRef }: Props) {
  const { viewer } = useRefreshed(usePreloadedQuery<EmployeeDashboardQuery>(query, queryRef));
  return <DaySummaryCards user={viewer} />;
}

const useRefreshed = (data: EmployeeDashboard_refresh$key) =>
  useFragment(
    graphql`
      fragment EmployeeDashboard_refresh on Query @throwOnFieldError {
        viewer {
          ...DaySummaryCards_user
        }
        ...NextPay_query
        ...MyWeek_query @arguments(userId: $userId)
      }
    `,
    data,
  );
