import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AccountantDashboardQuery } from '../../__generated__/AccountantDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { useSessionUser } from '../../kit/session/sessionStore';
import { media } from '../../kit/ui/breakpoints';
import { Screen } from '../../kit/ui/Screen';
import { OwnPay } from '../quarter/OwnPay';
import { QuarterChanges } from '../quarter/QuarterChanges';
import { QuarterExports } from '../quarter/QuarterExports';
import { QuarterPaid } from '../quarter/QuarterPaid';
import { QuarterSeason } from '../quarter/QuarterSeason';
import { QuarterSkeleton } from '../quarter/QuarterSkeleton';

type Props = ScreenProps<AccountantDashboardQuery>;

const useStyles = makeStyles({
  lower: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [media.fromXl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

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
  const styles = useStyles();
  const data = usePreloadedQuery<AccountantDashboardQuery>(
    graphql`
      query AccountantDashboardQuery($on: Date) @throwOnFieldError {
        ...QuarterPaid_query @arguments(on: $on)
        ...QuarterChanges_query @arguments(on: $on)
        ...QuarterSeason_query
        viewer {
          ...OwnPay_user
        }
      }
    `,
    queryRef,
  );
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  return (
    <>
      <ScreenRegion {...part('Failed to load the quarter')}>
        <QuarterPaid query={data} />
      </ScreenRegion>
      <div className={styles.lower}>
        <ScreenRegion {...part('Failed to load the tax season')}>
          <QuarterSeason query={data} />
        </ScreenRegion>
        <QuarterExports />
      </div>
      <ScreenRegion {...part('Failed to load corrections and voids')}>
        <QuarterChanges query={data} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load your own days')} failed={null}>
        <OwnPay user={data.viewer} />
      </ScreenRegion>
    </>
  );
}
