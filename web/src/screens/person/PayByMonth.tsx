import { tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount, readCents } from 'rules/amounts';
import { formatMonth } from 'rules/dayFormats';
import type { PayByMonth_user$key } from '../../__generated__/PayByMonth_user.graphql';
import { BarChart } from '../../kit/ui/BarChart';
import { Section } from '../../kit/ui/Section';

const series = [
  { key: 'earned', label: 'Base pay', color: tokens.colorBrandForeground1 },
  { key: 'expenses', label: 'Expenses', color: tokens.colorPaletteMarigoldBorderActive },
];

/** The pay of each month of this year; nothing before there is any. */
export function PayByMonth({ user }: { user: PayByMonth_user$key }) {
  const { paySummary } = useFragment(
    graphql`
      fragment PayByMonth_user on User @throwOnFieldError {
        paySummary {
          monthly {
            period
            earned
            expenses
          }
          yearToDate {
            period
          }
        }
      }
    `,
    user,
  );
  const year = paySummary.yearToDate.period;
  const months = paySummary.monthly.filter(({ period }) => period.startsWith(year)).toReversed();
  if (months.every(({ earned, expenses }) => readCents(earned) + readCents(expenses) === 0)) return null;
  return (
    <Section>
      <BarChart
        label={`Pay by Month in ${year}`}
        empty="No pay yet this year."
        groupLabel="Month"
        series={series}
        groups={months.map(({ period, earned, expenses }) => ({
          key: period,
          label: formatMonth(period).slice(0, 3),
          fullLabel: formatMonth(period),
          values: { earned, expenses },
        }))}
        format={formatAmount}
      />
    </Section>
  );
}
