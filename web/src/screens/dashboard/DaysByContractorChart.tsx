import { graphql, useFragment } from 'react-relay';
import type { DaysByContractorChart_overview$key } from '../../__generated__/DaysByContractorChart_overview.graphql';
import { BarChart } from '../../kit/ui/BarChart';
import { decisionSeries } from './decisionSeries';

/** Recent worked days per contractor, by decision. */
export function DaysByContractorChart({ overview }: { overview: DaysByContractorChart_overview$key }) {
  const { daysByContractor } = useFragment(
    graphql`
      fragment DaysByContractorChart_overview on ManagerOverview @throwOnFieldError {
        daysByContractor {
          user {
            id
            name
          }
          approved
          pending
          rejected
        }
      }
    `,
    overview,
  );
  return (
    <BarChart
      label="Days by contractor"
      empty="No days in the last four weeks."
      groupLabel="Contractor"
      isByName
      series={decisionSeries}
      groups={daysByContractor.map(({ user, ...values }) => ({
        key: user.id,
        label: user.name,
        fullLabel: `${user.name}, last four weeks`,
        values,
      }))}
      format={String}
    />
  );
}
