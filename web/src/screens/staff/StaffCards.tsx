import {
  PeopleTeamRegular,
  PersonAvailableRegular,
  PersonProhibitedRegular,
  PersonStarRegular,
} from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type {
  StaffCards_query$data,
  StaffCards_query$key,
} from '../../__generated__/StaffCards_query.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';

/** The four counts of all staff, regardless of the filters. */
export function StaffCards({ query }: { query: StaffCards_query$key }) {
  const { staffOverview } = useFragment(
    graphql`
      fragment StaffCards_query on Query @throwOnFieldError {
        staffOverview {
          totalStaff
          activeStaff
          inactiveStaff
          managers
        }
      }
    `,
    query,
  );
  return <StaffCardsFrame counts={staffOverview} />;
}

type FrameProps = {
  /** Counts that could not be loaded are not shown. */
  counts?: StaffCards_query$data['staffOverview'];
  loading?: boolean;
};

/** The cards with or without their counts. */
export function StaffCardsFrame({ counts, loading }: FrameProps) {
  return (
    <StatCards label="Staff summary">
      <StatCard
        label="Total Staff"
        value={counts?.totalStaff}
        icon={<PeopleTeamRegular />}
        loading={loading}
      />
      <StatCard
        label="Active Staff"
        value={counts?.activeStaff}
        icon={<PersonAvailableRegular />}
        loading={loading}
      />
      <StatCard
        label="Inactive Staff"
        value={counts?.inactiveStaff}
        icon={<PersonProhibitedRegular />}
        loading={loading}
      />
      <StatCard label="Managers" value={counts?.managers} icon={<PersonStarRegular />} loading={loading} />
    </StatCards>
  );
}
