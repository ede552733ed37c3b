import { PeopleRegular, PersonAvailableRegular, PersonProhibitedRegular } from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type { ContractorCards_query$key } from '../../__generated__/ContractorCards_query.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';

/** The three counts of the rows on the page; with several pages, the cards say so and show the total. */
export function ContractorCards({ query }: { query: ContractorCards_query$key }) {
  const { contractors } = useFragment(
    graphql`
      fragment ContractorCards_query on Query @throwOnFieldError {
        contractors(first: $first, after: $after, search: $search, status: $status) {
          totalCount
          edges {
            node {
              isActive
            }
          }
        }
      }
    `,
    query,
  );
  const rows = extractNodes(contractors);
  const active = rows.filter(({ isActive }) => isActive).length;
  return (
    <ContractorCardsFrame
      counts={{ total: rows.length, active, inactive: rows.length - active }}
      all={contractors.totalCount > rows.length ? contractors.totalCount : undefined}
    />
  );
}

type FrameProps = {
  /** Counts that could not be loaded are not shown. */
  counts?: { total: number; active: number; inactive: number };
  /** The total of all pages, if that is more than the counted rows. */
  all?: number;
  loading?: boolean;
};

/** The cards with or without their counts. */
export function ContractorCardsFrame({ counts, all, loading }: FrameProps) {
  const shared = { hint: all === undefined ? undefined : 'On This Page', loading };
  return (
    <StatCards label="Contractor summary">
      <StatCard
        label="Total Contractors"
        value={counts?.total}
        icon={<PeopleRegular />}
        {...shared}
        hint={all === undefined ? undefined : `On This Page · ${all.toLocaleString('en-US')} in all`}
      />
      <StatCard
        label="Active Contractors"
        value={counts?.active}
        icon={<PersonAvailableRegular />}
        {...shared}
      />
      <StatCard
        label="Inactive Contractors"
        value={counts?.inactive}
        icon={<PersonProhibitedRegular />}
        {...shared}
      />
    </StatCards>
  );
}
