import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { BarChartProps } from './barChartProps';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  kind: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
  },
  swatch: { width: '12px', height: '12px', borderRadius: '2px', forcedColorAdjust: 'none' },
});

/** The colors of the series. A single series is named by the chart's title. */
export function ChartLegend({ label, series }: Pick<BarChartProps, 'label' | 'series'>) {
  const styles = useStyles();
  if (series.length === 1) return null;
  return (
    <ul aria-label={`Colors: ${label}`} className={styles.root}>
      {series.map(({ key, label: kind, color }) => (
        <li key={key} className={styles.kind}>
          <span className={styles.swatch} style={{ backgroundColor: color }} />
          {kind}
        </li>
      ))}
    </ul>
  );
}
