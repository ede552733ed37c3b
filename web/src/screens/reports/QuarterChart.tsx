import { tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { QuarterChart_quarter$key } from '../../__generated__/QuarterChart_quarter.graphql';
import { formatCompactAmount } from '../../kit/lib/compactAmount';
import { spanGroup } from '../../kit/lib/spanNames';
import { BarChart } from '../../kit/ui/BarChart';

const toGroup = (month: string, values: Record<string, number>) => ({ ...spanGroup('month', month), values });

/** The quarter's months as bars, beside those of the year before if anything was paid then. */
export function QuarterChart({ quarter }: { quarter: QuarterChart_quarter$key }) {
  const { year, months, yearBefore } = useFragment(
    graphql`
      fragment QuarterChart_quarter on Quarter @throwOnFieldError {
        year
        months {
          month
          sums {
            handedOut
          }
        }
        yearBefore {
          paid {
            payments
          }
          months {
            sums {
              handedOut
            }
          }
        }
      }
    `,
    quarter,
  );
  const before = yearBefore && yearBefore.paid.payments > 0 ? yearBefore : null;
  const series = [
    ...(before ? [{ key: 'before', label: String(year - 1), color: tokens.colorNeutralStroke1Pressed }] : []),
    { key: 'now', label: String(year), color: tokens.colorBrandForeground1 },
  ];
  const groups = months.flatMap(({ month, sums }, index) => {
    const earlier = before?.months[index];
    return [
      ...(earlier ? [toGroup(`${year - 1}${month.slice(4)}`, { before: earlier.sums.handedOut })] : []),
      toGroup(month, { now: sums.handedOut }),
    ];
  });
  return (
    <BarChart
      label={before ? `Paid out by month, ${year - 1} and ${year}` : 'Paid out by month'}
      empty="Nothing was paid in this quarter."
      groupLabel="Month"
      series={series}
      groups={groups}
      format={formatAmount}
      formatAxis={formatCompactAmount}
    />
  );
}
