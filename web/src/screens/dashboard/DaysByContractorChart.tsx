import { graphql, useFragment } from 'react-relay';
import type { DaysByContractorChart_overview$key } from '../../__generated__/DaysByContractorChart_overview.graphql';
import { BarChart } from '../../kit/ui/BarChart';
import { axisNames } from './axisNames';
import { decisionSeries } from './decisionSeries';

/** Who worked how many days lately, by what was decided about them. */
export function DaysByContractorChart({ overview }: { overview: DaysByContractorChart_overview$key }) {
  const { daysByContractor } = useFragment(
    graphql`
      fragment DaysByContractorChart_overview on ManagerOverview @throwOnFieldError {
        daysByContractor {
          user {
            id
            name
            firstName
            lastName
          }
          approved
          pending
          rejected
        }
      }
    `,
    overview,
  );
  const names = axisNames(daysByContractor.map(({ user }) => user));
  return (
    <BarChart
      label="Days by contractor"
      empty="No days in the last four weeks."
      groupLabel="Contractor"
      series={decisionSeries}
      groups={daysByContractor.map(({ user, ...values }, index) => ({
        key: user.id,
        label: names[index]!,
        fullLabel: `${user.name}, last four weeks`,
        values,
      }))}
      format={String}
    />
  );
}
