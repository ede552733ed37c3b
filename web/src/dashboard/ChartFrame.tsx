import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { BarChart, type BarChartProps } from '../ui/BarChart';
import { EmptyState } from '../ui/EmptyState';

const useStyles = makeStyles({
  root: { minWidth: 0, margin: 0 },
  title: { ...typographyStyles.body1Strong, margin: `0 0 ${tokens.spacingVerticalS}` },
});

type ChartFrameProps = Omit<BarChartProps, 'groupLabel'> & {
  /** What is said when every week is empty. */
  empty: string;
};

/** A small chart of weeks under its heading. */
export function ChartFrame({ empty, ...chart }: ChartFrameProps) {
  const styles = useStyles();
  const isEmpty = chart.groups.every(({ values }) => Object.values(values).every((value) => value === 0));
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{chart.label}</h3>
      {isEmpty ? <EmptyState text={empty} /> : <BarChart {...chart} groupLabel="Week" />}
    </div>
  );
}
