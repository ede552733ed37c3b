import { MoneyRegular, PeopleRegular, PersonAvailableRegular } from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type { ManagerCards_query$key } from '../../__generated__/ManagerCards_query.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';
import { useScreenLink } from './useScreenLink';

/** The counts of contractors and payroll runs. */
export function ManagerCards({ query }: { query: ManagerCards_query$key }) {
  const { managerOverview } = useFragment(
    graphql`
      fragment ManagerCards_query on Query @throwOnFieldError {
        managerOverview {
          totalContractors
          activeContractors
          payrollRuns
        }
      }
    `,
    query,
  );
  return <ManagerCardsFrame counts={managerOverview} />;
}

type FrameProps = {
  counts?: { totalContractors: number; activeContractors: number; payrollRuns: number };
  loading?: boolean;
};

/** The cards with or without their numbers. */
export function ManagerCardsFrame({ counts, loading }: FrameProps) {
  const screenLink = useScreenLink();
  return (
    <StatCards>
      <StatCard
        label="Total Contractors"
        value={counts?.totalContractors}
        icon={<PeopleRegular />}
        to={screenLink('/dashboard/contractors')}
        loading={loading}
      />
      <StatCard
        label="Active Contractors"
        value={counts?.activeContractors}
        icon={<PersonAvailableRegular />}
        to={screenLink('/dashboard/contractors?status=active')}
        loading={loading}
      />
      <StatCard
        label="Payroll Runs"
        value={counts?.payrollRuns}
        icon={<MoneyRegular />}
        to={screenLink('/dashboard/payroll')}
        loading={loading}
      />
    </StatCards>
  );
}
