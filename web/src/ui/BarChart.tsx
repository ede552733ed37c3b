import { tokens } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { lazy, Suspense, useState } from 'react';
import { Button } from './Button';
import { DataTable } from './DataTable';
import { ErrorBoundary } from './ErrorBoundary';
import { SkeletonBlock } from './SkeletonBlock';

/** One kind of bar: its name and its colour. */
export type BarSeries = { readonly key: string; readonly label: string; readonly color: string };

/** One stack of bars: a short name for the axis, a full one, and a value for each series. */
export type BarGroup = {
  readonly key: string;
  readonly label: string;
  readonly fullLabel: string;
  readonly values: Readonly<Record<string, number>>;
};

export type BarChartProps = {
  /** What the chart shows: its accessible name and the table's. */
  label: string;
  /** What the groups are: the table's first heading ('Week'). */
  groupLabel: string;
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  /** A value in words, for callouts and the table. */
  format: (value: number) => string;
  /** A value on the axis; by default as in words. */
  formatAxis?: (value: number) => string;
};

// Drawing needs a large library; the numbers around it should not wait for it.
const BarChartDrawing = lazy(async () => ({ default: (await import('./BarChartDrawing')).BarChartDrawing }));

export const CHART_HEIGHT = 240;

const useStyles = makeStyles({
  root: { minWidth: 0 },
  // The drawing is as wide as its box, so it never holds the box open.
  drawing: { position: 'relative', height: `${CHART_HEIGHT}px`, minWidth: 0, overflow: 'hidden' },
  foot: { display: 'flex', justifyContent: 'flex-end', marginTop: tokens.spacingVerticalXS },
});

/** Stacked bars, and the same numbers as a table for who would rather read them. */
export function BarChart(props: BarChartProps) {
  const styles = useStyles();
  const [isTable, setTable] = useState(false);
  return (
    <div className={styles.root}>
      {isTable ? (
        <BarTable {...props} />
      ) : (
        <div className={styles.drawing}>
          <ErrorBoundary fallback={() => <BarTable {...props} />}>
            <Suspense fallback={<SkeletonBlock height={`${CHART_HEIGHT}px`} />}>
              <BarChartDrawing {...props} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      <div className={styles.foot}>
        <Button
          size="small"
          appearance="subtle"
          aria-label={`${isTable ? 'Show chart' : 'Show table'}: ${props.label}`}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show chart' : 'Show table'}
        </Button>
      </div>
    </div>
  );
}

function BarTable({ label, groupLabel, series, groups, format }: BarChartProps) {
  return (
    <DataTable
      label={label}
      columns={[
        { key: 'group', header: groupLabel, cell: (group) => group.fullLabel },
        ...series.map(({ key, label: header }) => ({
          key,
          header,
          align: 'end' as const,
          cell: ({ values }: BarGroup) => format(values[key] ?? 0),
        })),
      ]}
      rows={groups}
      rowKey={({ key }) => key}
      maxHeight={`${CHART_HEIGHT}px`}
      empty=""
    />
  );
}
