import { ResponsiveContainer, VerticalStackedBarChart } from '@fluentui/react-charts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type BarChartProps, CHART_HEIGHT } from './barChartProps';

const useStyles = makeStyles({
  root: {
    // The callout stands inside the chart and is often taller than what is left of it.
    overflow: 'visible',
    // Bold names of neighboring groups run into each other.
    '& g text': { fontWeight: tokens.fontWeightRegular },
    // A wide chart's legend begins where the bars begin, and not in the middle of the chart.
    '& .fui-legend__resizableArea': { left: 0, maxWidth: 'none', transform: 'none' },
  },
});

/** The drawing of a BarChart, in its own chunk. */
export function BarChartDrawing({ label, series, groups, format, formatAxis = format }: BarChartProps) {
  const styles = useStyles();
  const largest = Math.max(
    ...groups.map(({ values }) => Object.values(values).reduce((sum, one) => sum + one, 0)),
  );
  return (
    <ResponsiveContainer height={CHART_HEIGHT}>
      <VerticalStackedBarChart
        chartTitle={label}
        styles={styles}
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
        // Between two counts that follow each other there is nothing to mark.
        yAxisTickCount={Math.min(4, Math.ceil(largest))}
        roundedTicks
        // Room for the longest number on the axis, which the chart itself does not measure.
        margins={{ left: 12 + 7 * formatAxis(largest).length, right: 20, top: 8, bottom: 32 }}
        maxBarWidth={28}
        // Few bars spread over the width as well as many.
        xAxisInnerPadding={0.6}
        xAxisOuterPadding={0.3}
        barCornerRadius={2}
        barGapMax={2}
        hideLabels
        // One series is named by the chart's title.
        hideLegend={series.length === 1}
        hideTickOverlap
        isCalloutForStack
      />
    </ResponsiveContainer>
  );
}
