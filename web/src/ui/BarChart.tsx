import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { lazy, Suspense, useState } from 'react';
import { BarTable } from './BarTable';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
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
  /** What the chart shows: its heading (of level 3) and the table's name. */
  label: string;
  /** What the groups are: the table's first heading ('Week'). */
  groupLabel: string;
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  /** A value in words, for callouts and the table. */
  format: (value: number) => string;
  /** A value on the axis; by default as in words. */
  formatAxis?: (value: number) => string;
  /** What is said when every value is zero. */
  empty: string;
};

// Drawing needs a large library; the numbers around it should not wait for it.
const BarChartDrawing = lazy(async () => ({ default: (await import('./BarChartDrawing')).BarChartDrawing }));

/** In CSS pixels; the table scrolls within the same. */
export const CHART_HEIGHT = 240;

const useStyles = makeStyles({
  root: { minWidth: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '32px',
    marginBottom: tokens.spacingVerticalS,
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  drawing: { height: `${CHART_HEIGHT}px`, minWidth: 0 },
});

/** Stacked bars, and the same numbers as a table for who would rather read them. */
export function BarChart(props: BarChartProps) {
  const { label, groups, empty } = props;
  const styles = useStyles();
  const [isTable, setTable] = useState(false);
  const isEmpty = groups.every(({ values }) => Object.values(values).every((value) => value === 0));
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.title}>{label}</h3>
        {!isEmpty && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={`${isTable ? 'Show chart' : 'Show table'}: ${label}`}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Show chart' : 'Show table'}
          </Button>
        )}
      </div>
      {isEmpty && <EmptyState text={empty} />}
      {!isEmpty && isTable && <BarTable {...props} />}
      {!isEmpty && !isTable && (
        <div className={styles.drawing}>
          <ErrorBoundary fallback={() => <BarTable {...props} />}>
            <Suspense fallback={<SkeletonBlock height={`${CHART_HEIGHT}px`} />}>
              <BarChartDrawing {...props} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
