import { graphql, usePreloadedQuery } from 'react-relay';
import type { AdminDashboardQuery } from '../../__generated__/AdminDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { failureReason, listErrors } from '../../kit/relay/failures';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Together } from '../../kit/relay/Together';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { AdminActivitySkeleton } from './AdminActivitySkeleton';
import { AdminCards, AdminCardsFrame, noCounts } from './AdminCards';
import { AdminCharts } from './AdminCharts';
import { AdminSetup } from './AdminSetup';
import { AdminStatus, AdminStatusSkeleton } from './AdminStatus';
import { adminActions } from './actions';
import { QuickActions } from './QuickActions';

// Below the problems.
const AdminActivity = lazyPart(async () => (await import('./AdminActivity')).AdminActivity);

type Props = ScreenProps<AdminDashboardQuery>;

const query = graphql`
  query AdminDashboardQuery {
    ...AdminSetup_query
    ...AdminStatus_query
    ...AdminCards_query
    ...AdminActivity_query
    ...AdminCharts_query
  }
`;

const failure = 'Failed to load admin dashboard data';

/** Whose data could not be loaded, and why. */
function reason(error: unknown): string {
  const whose = listErrors(error).some(({ path }) => path?.includes('activeContractors'))
    ? 'contractor'
    : 'user';
  return `Failed to load ${whose} data: ${failureReason(error) ?? 'Couldn’t read the response.'}`;
}

/** The administrator's home page: the remaining setup, present problems, people, and recent activity. */
export function AdminDashboard({ queryRef }: Props) {
  return (
    <Screen title="System Administrator">
      <Together>
        <ScreenRegion queryRef={queryRef} failure={failure} reason={reason} loading={<AdminStatusSkeleton />}>
          <Status queryRef={queryRef} />
        </ScreenRegion>
        <ScreenRegion
          queryRef={queryRef}
          failure={failure}
          loading={<AdminCardsFrame loading />}
          failed={<AdminCardsFrame counts={noCounts} />}
        >
          <Cards queryRef={queryRef} />
        </ScreenRegion>
        <QuickActions actions={adminActions} />
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load recent activity"
          loading={<AdminActivitySkeleton />}
          // The error is shown once, in place of the status.
          failedWhole={null}
        >
          <Events queryRef={queryRef} />
        </ScreenRegion>
      </Together>
    </Screen>
  );
}

// One request for all: they are separate so that the links and the cards stay when it fails.
function Status({ queryRef }: Props) {
  const data = usePreloadedQuery<AdminDashboardQuery>(query, queryRef);
  return (
    <>
      <AdminSetup query={data} />
      <AdminStatus query={data} />
    </>
  );
}

function Cards({ queryRef }: Props) {
  return <AdminCards query={usePreloadedQuery<AdminDashboardQuery>(query, queryRef)} />;
}

function Events({ queryRef }: Props) {
  const data = usePreloadedQuery<AdminDashboardQuery>(query, queryRef);
  return (
    <>
      <AdminActivity query={data} />
      <AdminCharts query={data} />
    </>
  );
}
