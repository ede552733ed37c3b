import { tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { PayrollByWeekChart_overview$key } from '../../__generated__/PayrollByWeekChart_overview.graphql';
import { formatCompactAmount } from '../../kit/lib/compactAmount';
import { spanGroup } from '../../kit/lib/spanNames';
import { BarChart } from '../../kit/ui/BarChart';
import { useScreenLink } from './useScreenLink';

const series = [
  { key: 'basePay', label: 'Base pay', color: tokens.colorBrandForeground1 },
  { key: 'expenses', label: 'Expenses', color: tokens.colorPaletteMarigoldBorderActive },
];

/** The total pay of each week's runs. */
export function PayrollByWeekChart({ overview }: { overview: PayrollByWeekChart_overview$key }) {
  const { payrollByWeek } = useFragment(
    graphql`
      fragment PayrollByWeekChart_overview on ManagerOverview @throwOnFieldError {
        payrollByWeek {
          weekStart
          basePay
          expenses
        }
      }
    `,
    overview,
  );
  const screenLink = useScreenLink();
  return (
    <BarChart
      label="Payroll by week"
      empty="No payroll in the last twelve weeks."
      groupLabel="Week"
      series={series}
      groups={payrollByWeek.map(({ weekStart, ...values }) => ({
        ...spanGroup('week', weekStart),
        values,
        to: screenLink(`/dashboard/payroll/week?week=${weekStart}`),
      }))}
      format={formatAmount}
      formatAxis={formatCompactAmount}
    />
  );
}
