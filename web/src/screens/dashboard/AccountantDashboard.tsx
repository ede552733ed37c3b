import { graphql, usePreloadedQuery } from 'react-relay';
import type { AccountantDashboardQuery } from '../../__generated__/AccountantDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { useSessionUser } from '../../kit/session/sessionStore';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { QuarterSkeleton } from '../quarter/QuarterSkeleton';

type Props = ScreenProps<AccountantDashboardQuery>;

// The screens that are opened from here need little of it. The entry fetches it together with this frame.
const QuarterHome = lazyPart(async () => (await import('../quarter/QuarterHome')).QuarterHome);

/** The accountant's home: the quarter, what changed since the last one, and how far the forms have come. */
export function AccountantDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  return (
    <Screen title={`Welcome back, ${firstName}!`}>
      <ScreenRegion queryRef={queryRef} failure="Failed to load dashboard data" loading={<QuarterSkeleton />}>
        <Loaded queryRef={queryRef} />
      </ScreenRegion>
    </Screen>
  );
}

function Loaded({ queryRef }: Props) {
  const query = usePreloadedQuery<AccountantDashboardQuery>(
    graphql`
      query AccountantDashboardQuery($on: Date) @throwOnFieldError {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- QuarterHome loads by itself
        ...QuarterHome_query @arguments(on: $on)
      }
    `,
    queryRef,
  );
  return <QuarterHome query={query} queryRef={queryRef} />;
}
