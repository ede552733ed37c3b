import { tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatMonth, formatMonthDay, formatShortMonth, formatWeek } from 'rules/dayFormats';
import type {
  ReportChart_report$data,
  ReportChart_report$key,
} from '../../__generated__/ReportChart_report.graphql';
import { formatCompactAmount } from '../../kit/lib/compactAmount';
import { BarChart } from '../../kit/ui/BarChart';
import { Section } from '../../kit/ui/Section';

type Chart = ReportChart_report$data['chart'];

const COLORS: Record<string, string> = {
  basePay: tokens.colorBrandForeground1,
  compensation: tokens.colorBrandForeground1,
  expenses: tokens.colorPaletteMarigoldBorderActive,
  approvedDays: tokens.colorPaletteGreenBorderActive,
  pendingDays: tokens.colorPaletteMarigoldBorderActive,
  rejectedDays: tokens.colorPaletteRedBorderActive,
};

const grouped = new Intl.NumberFormat('en-US');

/** A group's short name for the axis and its full one. */
function formatNames(by: Chart['by'], name: string): { label: string; fullLabel: string } {
  if (by === 'WEEK') return { label: formatMonthDay(name), fullLabel: formatWeek(name) };
  if (by === 'MONTH') return { label: formatShortMonth(name), fullLabel: formatMonth(name) };
  return { label: name, fullLabel: name };
}

const headings: Record<string, readonly [title: string, group: string]> = {
  WEEK: ['Payroll by week', 'Week'],
  MONTH: ['Payroll by month', 'Month'],
};

/** The report as bars: its weeks, or the people with the highest numbers. */
export function ReportChart(props: { report: ReportChart_report$key }) {
  const { chart, type } = useFragment(
    graphql`
      fragment ReportChart_report on Report @throwOnFieldError {
        type
        chart {
          by
          groupCount
          series {
            key
            title
            kind
          }
          groups {
            name
            values
          }
        }
      }
    `,
    props.report,
  );
  const { by, groups, groupCount, series } = chart;
  const isMoney = series.some(({ kind }) => kind === 'MONEY');
  const [title, groupLabel] = headings[by] ?? [
    type === 'TAX_REPORT' ? 'Paid by payee' : 'Days by contractor',
    type === 'TAX_REPORT' ? 'Payee' : 'Contractor',
  ];
  const isCut = groupCount > groups.length;
  return (
    <Section>
      <BarChart
        label={isCut ? `${title}: the highest ${groups.length} of ${grouped.format(groupCount)}` : title}
        groupLabel={groupLabel}
        isByName={by !== 'WEEK' && by !== 'MONTH'}
        empty="Nothing to chart: all numbers are zero."
        series={series.map(({ key, title: label }) => ({
          key,
          label,
          color: COLORS[key] ?? tokens.colorBrandForeground1,
        }))}
        groups={groups.map(({ name, values }, place) => ({
          key: `${place} ${name}`,
          ...formatNames(by, name),
          values: Object.fromEntries(series.map(({ key }, index) => [key, Number(values[index] ?? 0)])),
        }))}
        format={isMoney ? formatAmount : grouped.format}
        formatAxis={isMoney ? formatCompactAmount : grouped.format}
      />
    </Section>
  );
}
