import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { Navigate } from 'react-router-dom';
import { FIRST_TAX_YEAR, usualYear } from 'rules/taxYears';
import type { TaxSeasonScreen_refresh$key } from '../../__generated__/TaxSeasonScreen_refresh.graphql';
import type { TaxSeasonScreenQuery } from '../../__generated__/TaxSeasonScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { useFilters } from '../../kit/ui/useFilters';
import { TaxTabs } from '../taxDocuments/TaxTabs';
import { SeasonCardsFrame } from './SeasonCards';
import { seasonFilters } from './seasonFilters';
import { TaxSeason } from './TaxSeason';

type Props = ScreenProps<TaxSeasonScreenQuery>;

const query = graphql`
  # What stands for 'none' is never sent to the server's resolvers: the season is left out with it.
  query TaxSeasonScreenQuery(
    $year: Int = 2020
    $hasYear: Boolean!
    $first: Int!
    $after: String
    $search: String
    $only: TaxSeasonFilter
  ) @throwOnFieldError {
    today
    taxSeason(year: $year) @include(if: $hasYear) {
      year
      ...TaxSeasonScreen_refresh
    }
  }
`;

/** The 1099 season: who needs a form for a year's payments, and the status of the forms. */
export function TaxSeasonScreen({ queryRef }: Props) {
  return (
    <Screen title="Tax" description="Who needs a Form 1099-NEC, what’s missing, and what’s done.">
      <TaxTabs />
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load the tax season"
        loading={<TaxSeasonSkeleton />}
      >
        <Loaded queryRef={queryRef} />
      </ScreenRegion>
    </Screen>
  );
}

function Loaded({ queryRef }: Props) {
  const { today, taxSeason } = usePreloadedQuery<TaxSeasonScreenQuery>(query, queryRef);
  const shown = useFragment<TaxSeasonScreen_refresh$key>(
    graphql`
      fragment TaxSeasonScreen_refresh on TaxSeason
      @argumentDefinitions(list: { type: "Boolean!", defaultValue: true }) {
        ...TaxSeason_figures
        ...TaxSeason_season @include(if: $list) @alias(as: "season")
      }
    `,
    taxSeason,
  );
  const [filters] = useFilters(seasonFilters);
  const usual = { search: String(seasonFilters.write({ ...filters, year: usualYear(today) })) };
  if (taxSeason && shown?.season)
    return <TaxSeason key={taxSeason.year} season={shown.season} today={today} />;
  // Only the server knows today's date, so an address without a year gets it here.
  if (filters.year === null)
    return (
      <>
        <TaxSeasonSkeleton />
        <Navigate replace to={usual} />
      </>
    );
  return (
    <Section>
      <EmptyState
        text={`There’s no ${filters.year} tax season.`}
        hint={`Tax seasons run from ${FIRST_TAX_YEAR} to the current year.`}
        action={<ButtonLink to={usual}>Go to {usualYear(today)}</ButtonLink>}
      />
    </Section>
  );
}

/** The season while its first data is loading. */
function TaxSeasonSkeleton() {
  return (
    <>
      <Section>
        <SkeletonLines lines={4} label="Loading the season..." />
      </Section>
      <SeasonCardsFrame />
      <Section>
        <SkeletonLines lines={10} label="Loading payees..." />
      </Section>
    </>
  );
}
