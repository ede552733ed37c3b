import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { EmployeeDashboardQuery } from '../../__generated__/EmployeeDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { useSessionUser } from '../../kit/session/sessionStore';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { NextPay, NextPaySkeleton } from '../driverHome/NextPay';

/** The next pay comes first; the rest is of no use before it is known what there is. */
const MyWeek = lazyPart(async () => (await import('../driverHome/MyWeek')).MyWeek);
const NextSteps = lazyPart(async () => (await import('./NextSteps')).NextSteps);
const DaySummaryCards = lazyPart(async () => (await import('./DaySummaryCards')).DaySummaryCards);
const EmployeeActions = lazyPart(async () => (await import('./EmployeeActions')).EmployeeActions);
const LatestStatements = lazyPart(async () => (await import('./LatestStatements')).LatestStatements);
const OwnChecklist = lazyPart(async () => (await import('../onboarding/OwnChecklist')).OwnChecklist);

type Props = ScreenProps<EmployeeDashboardQuery>;

const failure = 'Failed to load dashboard data';

/** The home page of drivers, contractors and staff: when they are paid, the week to send, and the year so far. */
export function EmployeeDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  return (
    <Screen title={`Welcome back, ${firstName}!`}>
      <ScreenRegion queryRef={queryRef} failure={failure} loading={<NextPaySkeleton />}>
        <Standing queryRef={queryRef} />
      </ScreenRegion>
      <Suspense>
        <EmployeeActions />
      </Suspense>
    </Screen>
  );
}

function Standing({ queryRef }: Props) {
  const query = usePreloadedQuery<EmployeeDashboardQuery>(
    graphql`
      query EmployeeDashboardQuery($userId: ID!) @throwOnFieldError {
        viewer {
          ...DaySummaryCards_user
          ...LatestStatements_user
        }
        ...OwnChecklist_query
        ...NextPay_query @arguments(userId: $userId)
        ...MyWeek_query @arguments(userId: $userId)
        ...MyWeek_receipts @arguments(userId: $userId)
        ...NextSteps_query
      }
    `,
    queryRef,
  );
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  return (
    <>
      <ScreenRegion {...part('Failed to load what’s left to do')}>
        <OwnChecklist query={query} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load your next pay')}>
        <NextPay query={query} />
      </ScreenRegion>
      <ScreenRegion
        {...part('Failed to load your week')}
        loading={
          <Section title="This Week">
            <SkeletonBlock height="160px" />
          </Section>
        }
      >
        <MyWeek query={query} receipts={query} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load your next steps')}>
        <NextSteps query={query} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load pay statements')}>
        <LatestStatements user={query.viewer} />
      </ScreenRegion>
      <ScreenRegion {...part(failure)}>
        <DaySummaryCards user={query.viewer} />
      </ScreenRegion>
    </>
  );
}
