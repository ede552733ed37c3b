import { tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type {
  ReportChart_report$data,
  ReportChart_report$key,
} from '../../__generated__/ReportChart_report.graphql';
import { formatCompactAmount } from '../../kit/lib/compactAmount';
import { SPAN_LABELS, spanGroup } from '../../kit/lib/spanNames';
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

/** What the groups of a payroll summary are; people in other reports. */
const spanOf = (by: Chart['by']) => (by === 'WEEK' ? 'week' : by === 'MONTH' ? 'month' : null);

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
  const span = spanOf(by);
  const [title, groupLabel] = span
    ? [`Payroll by ${span}`, SPAN_LABELS[span]]
    : type === 'TAX_REPORT'
      ? ['Paid by payee', 'Payee']
      : ['Days by contractor', 'Contractor'];
  const isCut = groupCount > groups.length;
  return (
    <Section>
      <BarChart
        label={isCut ? `${title}: the highest ${groups.length} of ${grouped.format(groupCount)}` : title}
        groupLabel={groupLabel}
        isByName={span === null}
        empty="Nothing to chart: all numbers are zero."
        series={series.map(({ key, title: label }) => ({
          key,
          label,
          color: COLORS[key] ?? tokens.colorBrandForeground1,
        }))}
        groups={groups.map(({ name, values }, place) => ({
          // People may share a name.
          ...(span ? spanGroup(span, name) : { key: `${place} ${name}`, label: name, fullLabel: name }),
          values: Object.fromEntries(series.map(({ key }, index) => [key, Number(values[index] ?? 0)])),
        }))}
        format={isMoney ? formatAmount : grouped.format}
        formatAxis={isMoney ? formatCompactAmount : grouped.format}
      />
    </Section>
  );
}
