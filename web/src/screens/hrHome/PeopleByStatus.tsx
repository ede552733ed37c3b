import { graphql, useFragment } from 'react-relay';
import type { PeopleByStatus_query$key } from '../../__generated__/PeopleByStatus_query.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';

type Counts = {
  readonly contractors: number;
  readonly staff: number;
  readonly inactiveStaff: number;
  readonly outside: number;
  readonly withoutW9: number;
  readonly withoutBank: number;
};

/** The counts of people, and of those who lack something. */
export function PeopleByStatus({ query }: { query: PeopleByStatus_query$key }) {
  const { staffOverview, outside, w9, bank } = useFragment(
    graphql`
      fragment PeopleByStatus_query on Query @throwOnFieldError {
        staffOverview {
          activeContractors
          activeStaff
          inactiveStaff
        }
        outside: newcomers(first: 1, step: SIGNED_IN) {
          totalCount
        }
        w9: newcomers(first: 1, step: W9) {
          totalCount
        }
        bank: newcomers(first: 1, step: BANK_ACCOUNT) {
          totalCount
        }
      }
    `,
    query,
  );
  return (
    <PeopleByStatusFrame
      counts={{
        contractors: staffOverview.activeContractors,
        staff: staffOverview.activeStaff,
        inactiveStaff: staffOverview.inactiveStaff,
        outside: outside.totalCount,
        withoutW9: w9.totalCount,
        withoutBank: bank.totalCount,
      }}
    />
  );
}

/** The cards with or without their numbers. */
export function PeopleByStatusFrame({ counts, loading }: { counts?: Counts; loading?: boolean }) {
  const contractors = '/dashboard/hr/contractors';
  const staff = '/dashboard/hr/staff';
  return (
    <StatCards label="People by status">
      <StatCard label="Active Contractors" value={counts?.contractors} loading={loading} to={contractors} />
      <StatCard label="Active Staff" value={counts?.staff} loading={loading} to={staff} />
      <StatCard
        label="Inactive Staff"
        value={counts?.inactiveStaff}
        loading={loading}
        to={`${staff}?status=inactive`}
      />
      <StatCard label="Not Signed In Yet" value={counts?.outside} loading={loading} />
      <StatCard label="Without Form W-9" value={counts?.withoutW9} loading={loading} />
      <StatCard label="New Without Bank Account" value={counts?.withoutBank} loading={loading} />
    </StatCards>
  );
}
