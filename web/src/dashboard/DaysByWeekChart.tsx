import { tokens } from '@fluentui/react-theme';
import { graphql, useFragment } from 'react-relay';
import type { DaysByWeekChart_overview$key } from '../__generated__/DaysByWeekChart_overview.graphql';
import { BarChart } from '../ui/BarChart';
import { weekNames } from './weekNames';

const series = [
  { key: 'approved', label: 'Approved', color: tokens.colorStatusSuccessForeground1 },
  { key: 'pending', label: 'Pending', color: tokens.colorStatusWarningForeground1 },
  { key: 'rejected', label: 'Rejected', color: tokens.colorStatusDangerForeground1 },
];

/** The worked days of each week by what was decided about them. */
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
      series={series}
      groups={daysByWeek.map(({ weekStart, ...values }) => ({ ...weekNames(weekStart), values }))}
      format={String}
    />
  );
}
