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
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { PaydaySkeleton } from '../payday/PaydaySkeleton';
import { managerActions } from './actions';
import { ManagementTools } from './ManagementTools';
import { ManagerCards, ManagerCardsFrame } from './ManagerCards';
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

/** The manager's home before its numbers: the links are there at once. */
function ManagerDashboardSkeleton() {
  return (
    <>
      <PaydaySkeleton />
      <ManagerCardsFrame loading />
      <QuickActions actions={managerActions} />
      <SnapshotSkeleton />
    </>
  );
}

/** The snapshot before its charts. */
function SnapshotSkeleton() {
  return (
    <Section title="Management Snapshot">
      <div role="status">
        <VisuallyHidden>Loading...</VisuallyHidden>
        <SkeletonBlock height="320px" />
      </div>
    </Section>
  );
}
