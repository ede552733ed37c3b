import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { EmployeeDashboardQuery } from '../../__generated__/EmployeeDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { findsPeople } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { employeeActions } from './actions';
import { DaySummaryCards, DaySummaryCardsFrame } from './DaySummaryCards';
import { LatestStatements } from './LatestStatements';
import { NextSteps } from './NextSteps';
import { QuickActions } from './QuickActions';

type Props = ScreenProps<EmployeeDashboardQuery>;

/** HR's: nobody else with this home has the list of everybody. */
const FindPerson = lazyPart(async () => (await import('../people/FindPerson')).FindPerson);

const failure = 'Failed to load dashboard data';

/** The home page of drivers, contractors and staff: the year so far, what to do, what was paid. */
export function EmployeeDashboard({ queryRef }: Props) {
  const user = useSessionUser();
  const { firstName } = user;
  return (
    <Screen title={`Welcome back, ${firstName}!`}>
      {findsPeople(user) && (
        <Suspense>
          <FindPerson />
        </Suspense>
      )}
      <ScreenRegion queryRef={queryRef} failure={failure} loading={<DaySummaryCardsFrame loading />}>
        <Standing queryRef={queryRef} />
      </ScreenRegion>
      <QuickActions actions={employeeActions} />
    </Screen>
  );
}

function Standing({ queryRef }: Props) {
  const query = usePreloadedQuery<EmployeeDashboardQuery>(
    graphql`
      query EmployeeDashboardQuery @throwOnFieldError {
        viewer {
          ...DaySummaryCards_user
          ...LatestStatements_user
        }
        ...NextSteps_query
      }
    `,
    queryRef,
  );
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  return (
    <>
      <ScreenRegion {...part(failure)}>
        <DaySummaryCards user={query.viewer} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load what is next')}>
        <NextSteps query={query} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load pay statements')}>
        <LatestStatements user={query.viewer} />
      </ScreenRegion>
    </>
  );
}
