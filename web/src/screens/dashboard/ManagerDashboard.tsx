import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { ManagerDashboard_refresh$key } from '../../__generated__/ManagerDashboard_refresh.graphql';
import type { ManagerDashboardQuery } from '../../__generated__/ManagerDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Together } from '../../kit/relay/Together';
import { useSessionUser } from '../../kit/session/sessionStore';
import { media } from '../../kit/ui/breakpoints';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { PaydaySkeleton } from '../payday/PaydaySkeleton';
import { managerActions } from './actions';
import { ManagementTools } from './ManagementTools';
import { ManagerCards } from './ManagerCards';
import { ManagerDashboardSkeleton, SnapshotSkeleton } from './ManagerDashboardSkeleton';
import { QuickActions } from './QuickActions';
import { RecentContractors } from './RecentContractors';

// The screens opened from here need little of it. The entry fetches it together with this frame.
const ManagementSnapshot = lazyPart(async () => (await import('./ManagementSnapshot')).ManagementSnapshot);
const Payday = lazyPart(async () => (await import('../payday/Payday')).Payday);

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

/** The manager's Monday morning: this payday first, then people, recent weeks, and links. */
export function ManagerDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  return (
    <Screen title="Dashboard" description={`Welcome back, ${firstName}!`}>
      <Together>
        <ScreenRegion queryRef={queryRef} failure={failure} loading={<ManagerDashboardSkeleton />}>
          <Loaded queryRef={queryRef} />
        </ScreenRegion>
      </Together>
    </Screen>
  );
}

function Loaded({ queryRef }: Props) {
  const styles = useStyles();
  const data = usePreloadedQuery<ManagerDashboardQuery>(
    graphql`
      query ManagerDashboardQuery {
        ...ManagerDashboard_refresh
        ...RecentContractors_query
      }
    `,
    queryRef,
  );
  const week = useFragment<ManagerDashboard_refresh$key>(
    graphql`
      fragment ManagerDashboard_refresh on Query {
        ...Payday_query
        ...ManagerCards_query
        ...ManagementSnapshot_query
      }
    `,
    data,
  );
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  return (
    <>
      <ScreenRegion {...part('Failed to load this payday')} loading={<PaydaySkeleton />}>
        <Payday query={week} />
      </ScreenRegion>
      <ScreenRegion {...part(failure)}>
        <ManagerCards query={week} />
      </ScreenRegion>
      <QuickActions actions={managerActions} />
      <ScreenRegion {...part('Failed to load the snapshot')} loading={<SnapshotSkeleton />}>
        <ManagementSnapshot query={week} />
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
