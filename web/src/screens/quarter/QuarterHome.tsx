import { graphql, useFragment } from 'react-relay';
import type { QuarterHome_query$key } from '../../__generated__/QuarterHome_query.graphql';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { QuarterChanges } from './QuarterChanges';
import { QuarterPaid } from './QuarterPaid';
import { QuarterSeason } from './QuarterSeason';
import { QuarterPaidSkeleton, QuarterSeasonSkeleton } from './QuarterSkeleton';

/** The quarter, the progress of the forms, and the changes since the last one. */
export function QuarterHome({ query, queryRef }: { query: QuarterHome_query$key; queryRef: unknown }) {
  const data = useFragment(
    graphql`
      fragment QuarterHome_query on Query @argumentDefinitions(on: { type: "Date" }) @throwOnFieldError {
        ...QuarterPaid_query @arguments(on: $on)
        ...QuarterChanges_query @arguments(on: $on)
        ...QuarterSeason_query
      }
    `,
    query,
  );
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  return (
    <>
      <ScreenRegion {...part('Failed to load the quarter')} loading={<QuarterPaidSkeleton />}>
        <QuarterPaid query={data} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load the tax season')} loading={<QuarterSeasonSkeleton />}>
        <QuarterSeason query={data} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load corrections and voids')}>
        <QuarterChanges query={data} />
      </ScreenRegion>
    </>
  );
}
