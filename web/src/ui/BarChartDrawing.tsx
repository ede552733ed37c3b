import { ResponsiveContainer, VerticalStackedBarChart } from '@fluentui/react-charts';
import { type BarChartProps, CHART_HEIGHT } from './BarChart';

/** The drawing of a BarChart, in a chunk of its own. */
export function BarChartDrawing({ label, series, groups, format, formatAxis = format }: BarChartProps) {
  const largest = Math.max(
    ...groups.map(({ values }) => Object.values(values).reduce((sum, one) => sum + one, 0)),
  );
  return (
    <ResponsiveContainer height={CHART_HEIGHT}>
      <VerticalStackedBarChart
        chartTitle={label}
        data={groups.map((group) => ({
          xAxisPoint: group.label,
          xAxisCalloutData: group.fullLabel,
          chartData: series.map(({ key, label: legend, color }) => ({
            legend,
            color,
            data: group.values[key] ?? 0,
            xAxisCalloutData: group.fullLabel,
            yAxisCalloutData: format(group.values[key] ?? 0),
          })),
        }))}
        yAxisTickFormat={formatAxis}
        yAxisTickCount={4}
        roundedTicks
        // Room for the longest number on the axis, which the chart itself does not measure.
        margins={{ left: 16 + 8 * formatAxis(largest).length, right: 8, top: 8, bottom: 32 }}
        maxBarWidth={28}
        barCornerRadius={2}
        barGapMax={2}
        hideLabels
        hideTickOverlap
        isCalloutForStack
      />
    </ResponsiveContainer>
  );
}
