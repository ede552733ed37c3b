import { graphql, usePreloadedQuery } from 'react-relay';
import type { EmployeeDashboardQuery } from '../__generated__/EmployeeDashboardQuery.graphql';
import type { ScreenProps } from '../relay/entry';
import { ScreenRegion } from '../relay/ScreenRegion';
import { useSessionUser } from '../session/sessionStore';
import { Screen } from '../ui/Screen';
import { employeeActions } from './actions';
import { DaySummaryCards, DaySummaryCardsFrame } from './DaySummaryCards';
import { QuickActions } from './QuickActions';

type Props = ScreenProps<EmployeeDashboardQuery>;

/** The home of drivers, contractors and staff: how the year stands, and the two things to do. */
export function EmployeeDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  return (
    <Screen title={`Welcome back, ${firstName}!`}>
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load dashboard data"
        loading={<DaySummaryCardsFrame loading />}
      >
        <Cards queryRef={queryRef} />
      </ScreenRegion>
      <QuickActions actions={employeeActions} />
    </Screen>
  );
}

function Cards({ queryRef }: Props) {
  const { viewer } = usePreloadedQuery<EmployeeDashboardQuery>(
    graphql`
      query EmployeeDashboardQuery @throwOnFieldError {
        viewer {
          ...DaySummaryCards_user
        }
      }
    `,
    queryRef,
  );
  return <DaySummaryCards user={viewer} />;
}
