import { ResponsiveContainer, VerticalStackedBarChart } from '@fluentui/react-charts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import type { BarChartProps } from './barChartProps';
import { ChartLegend } from './ChartLegend';

const useStyles = makeStyles({
  whole: { display: 'flex', flexDirection: 'column', height: '100%' },
  drawing: { flexGrow: 1, minHeight: 0, minWidth: 0 },
  chart: {
    // The callout is inside the chart and is often taller than the room left there.
    overflow: 'visible',
    // Bold names of neighboring groups would run into each other.
    '& g text': { fontWeight: tokens.fontWeightRegular },
  },
});

/** Fluent gives the parts of every chart the same ids, so two charts of a page collide. Nothing refers to them. */
const SHARED_IDS = '[id^="chart_"], [id*="Elementchart_"], [id$="-singleBar"]';

function useNoSharedIds() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = ref.current!;
    const remove = () => {
      for (const part of root.querySelectorAll(SHARED_IDS)) part.removeAttribute('id');
    };
    remove();
    const observer = new MutationObserver(remove);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return ref;
}

/** The drawing of a BarChart, in its own chunk. */
export function BarChartDrawing({ label, series, groups, format, formatAxis = format }: BarChartProps) {
  const styles = useStyles();
  const ref = useNoSharedIds();
  // Sums may be negative, such as those of a month that took back more than it paid.
  const sums = groups.map(({ values }) => Object.values(values).reduce((sum, one) => sum + one, 0));
  const [least, largest] = [Math.min(0, ...sums), Math.max(0, ...sums)];
  return (
    <div className={styles.whole}>
      <div ref={ref} className={styles.drawing}>
        <ResponsiveContainer>
          <VerticalStackedBarChart
            chartTitle={label}
            styles={{ root: styles.chart }}
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
            // Adjacent counts need no mark between them.
            yAxisTickCount={Math.min(4, Math.ceil(largest - least))}
            roundedTicks
            // Room for the longest number on the axis, which the chart itself does not measure.
            margins={{
              left: 12 + 7 * Math.max(...[least, largest].map((end) => formatAxis(end).length)),
              right: 20,
              top: 8,
              bottom: 32,
            }}
            maxBarWidth={28}
            // Few bars spread over the width as well as many.
            xAxisInnerPadding={0.6}
            xAxisOuterPadding={0.3}
            barCornerRadius={2}
            barGapMax={2}
            hideLabels
            hideLegend
            hideTickOverlap
            isCalloutForStack
          />
        </ResponsiveContainer>
      </div>
      <ChartLegend label={label} series={series} />
    </div>
  );
}
