import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { Button } from './Button';
import { type BarChartProps, CHART_HEIGHT } from './barChartProps';
import { EmptyState } from './EmptyState';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyPart } from './lazyPart';
import { SkeletonBlock } from './SkeletonBlock';
import { WhenSeen } from './WhenSeen';

// The chart needs a large library; the numbers around it should not wait for it.
const BarChartDrawing = lazy(async () => ({ default: (await import('./BarChartDrawing')).BarChartDrawing }));
const BarLines = lazyPart(async () => (await import('./BarLines')).BarLines);
const BarTable = lazyPart(async () => (await import('./BarTable')).BarTable);

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
  toggle: { flexShrink: 0, whiteSpace: 'nowrap' },
  drawing: { height: `${CHART_HEIGHT}px`, minWidth: 0 },
});

/** Stacked bars, and the same numbers as a table for those who prefer one. */
export function BarChart(props: BarChartProps) {
  const { label, groups, empty, isByName } = props;
  const styles = useStyles();
  const [isTable, setTable] = useState(false);
  const room = <SkeletonBlock height={`${CHART_HEIGHT}px`} />;
  const isEmpty = groups.every(({ values }) => Object.values(values).every((value) => value === 0));
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.title}>{label}</h3>
        {!isEmpty && (
          <Button
            size="small"
            appearance="subtle"
            className={styles.toggle}
            aria-label={`${isTable ? 'Show Chart' : 'Show Table'}: ${label}`}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Show Chart' : 'Show Table'}
          </Button>
        )}
      </div>
      {isEmpty && <EmptyState text={empty} />}
      {!isEmpty && (
        <WhenSeen before={room}>
          <Suspense fallback={room}>
            {isTable && <BarTable {...props} />}
            {!isTable && isByName && <BarLines {...props} />}
            {!isTable && !isByName && (
              <div className={styles.drawing}>
                <ErrorBoundary fallback={() => <BarTable {...props} />}>
                  <BarChartDrawing {...props} />
                </ErrorBoundary>
              </div>
            )}
          </Suspense>
        </WhenSeen>
      )}
    </div>
  );
}
