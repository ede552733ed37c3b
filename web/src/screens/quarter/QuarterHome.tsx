import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { QuarterHome_query$key } from '../../__generated__/QuarterHome_query.graphql';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { media } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { QuarterChanges } from './QuarterChanges';
import { QuarterExports } from './QuarterExports';
import { QuarterPaid } from './QuarterPaid';
import { QuarterSeason } from './QuarterSeason';
import { QuarterPaidSkeleton } from './QuarterSkeleton';

const useStyles = makeStyles({
  lower: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [media.fromXl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** The quarter, the progress of the forms, the downloads, and the changes since the last one. */
export function QuarterHome({ query, queryRef }: { query: QuarterHome_query$key; queryRef: unknown }) {
  const styles = useStyles();
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
      <div className={styles.lower}>
        <ScreenRegion
          {...part('Failed to load the tax season')}
          loading={
            <Section title="Tax Season">
              <SkeletonLines lines={3} label="Loading the season..." />
            </Section>
          }
        >
          <QuarterSeason query={data} />
        </ScreenRegion>
        <QuarterExports />
      </div>
      <ScreenRegion {...part('Failed to load corrections and voids')}>
        <QuarterChanges query={data} />
      </ScreenRegion>
    </>
  );
}
