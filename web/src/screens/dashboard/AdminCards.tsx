import {
  ArchiveRegular,
  PeopleRegular,
  PeopleTeamRegular,
  PersonAvailableRegular,
} from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type { AdminCards_query$key } from '../../__generated__/AdminCards_query.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';
import { useScreenLink } from './useScreenLink';

/** The counts of people. */
export function AdminCards({ query }: { query: AdminCards_query$key }) {
  const { adminOverview } = useFragment(
    graphql`
      fragment AdminCards_query on Query @throwOnFieldError {
        adminOverview {
          totalUsers
          activeUsers
          archivedUsers
          activeContractors
        }
      }
    `,
    query,
  );
  return <AdminCardsFrame counts={adminOverview} />;
}

type Counts = { totalUsers: number; activeUsers: number; archivedUsers: number; activeContractors: number };

/** The cards' counts when nothing could be loaded. */
export const noCounts: Counts = { totalUsers: 0, activeUsers: 0, archivedUsers: 0, activeContractors: 0 };

/** The cards with or without their numbers. */
export function AdminCardsFrame({ counts, loading }: { counts?: Counts; loading?: boolean }) {
  const screenLink = useScreenLink();
  return (
    <StatCards label="User summary">
      <StatCard
        label="Total Users"
        value={counts?.totalUsers}
        icon={<PeopleRegular />}
        to={screenLink('/dashboard/staff')}
        loading={loading}
      />
      <StatCard
        label="Active Users"
        value={counts?.activeUsers}
        icon={<PersonAvailableRegular />}
        to={screenLink('/dashboard/staff')}
        loading={loading}
      />
      <StatCard
        label="Archived Users"
        value={counts?.archivedUsers}
        icon={<ArchiveRegular />}
        to={screenLink('/dashboard/archive')}
        loading={loading}
      />
      <StatCard
        label="Active Contractors"
        value={counts?.activeContractors}
        icon={<PeopleTeamRegular />}
        to={screenLink('/dashboard/contractors?status=active')}
        loading={loading}
      />
    </StatCards>
  );
}
