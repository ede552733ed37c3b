import { graphql, useFragment } from 'react-relay';
import type { DaysByWeekChart_overview$key } from '../../__generated__/DaysByWeekChart_overview.graphql';
import { spanGroup } from '../../kit/lib/spanNames';
import { BarChart } from '../../kit/ui/BarChart';
import { decisionSeries } from './decisionSeries';

/** The worked days of each week, by decision. */
export function DaysByWeekChart({ overview }: { overview: DaysByWeekChart_overview$key }) {
  const { daysByWeek } = useFragment(
    graphql`
      fragment DaysByWeekChart_overview on ManagerOverview @throwOnFieldError {
        daysByWeek {
          weekStart
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
      label="Days by week"
      empty="No days in the last twelve weeks."
      groupLabel="Week"
      series={decisionSeries}
      groups={daysByWeek.map(({ weekStart, ...values }) => ({ ...spanGroup('week', weekStart), values }))}
      format={String}
    />
  );
}
