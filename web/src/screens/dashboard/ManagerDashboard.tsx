import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ManagerDashboardQuery } from '../../__generated__/ManagerDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { useSessionUser } from '../../kit/session/sessionStore';
import { media } from '../../kit/ui/breakpoints';
import { Screen } from '../../kit/ui/Screen';
import { managerActions } from './actions';
import { ManagementSnapshot } from './ManagementSnapshot';
import { ManagementTools } from './ManagementTools';
import { ManagerCards } from './ManagerCards';
import { ManagerDashboardSkeleton } from './ManagerDashboardSkeleton';
import { QuickActions } from './QuickActions';
import { RecentContractors } from './RecentContractors';

type Props = ScreenProps<ManagerDashboardQuery>;

const failure = 'Failed to load dashboard data';

const useStyles = makeStyles({
  lower: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [media.fromXl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** The manager's Monday morning: who is there, what is pending, and where to go. */
export function ManagerDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  return (
    <Screen title="Dashboard" description={`Welcome back, ${firstName}!`}>
      <ScreenRegion queryRef={queryRef} failure={failure} loading={<ManagerDashboardSkeleton />}>
        <Loaded queryRef={queryRef} />
      </ScreenRegion>
    </Screen>
  );
}

function Loaded({ queryRef }: Props) {
  const styles = useStyles();
  const data = usePreloadedQuery<ManagerDashboardQuery>(
    graphql`
      query ManagerDashboardQuery {
        ...ManagerCards_query
        ...ManagementSnapshot_query
        ...RecentContractors_query
      }
    `,
    queryRef,
  );
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  return (
    <>
      <ScreenRegion {...part(failure)}>
        <ManagerCards query={data} />
      </ScreenRegion>
      <QuickActions actions={managerActions} />
      <ScreenRegion {...part('Failed to load the snapshot')}>
        <ManagementSnapshot query={data} />
      </ScreenRegion>
      <div className={styles.lower}>
        <ScreenRegion {...part('Failed to load recent contractors')}>
          <RecentContractors query={data} />
        </ScreenRegion>
        <ManagementTools />
      </div>
    </>
  );
}
