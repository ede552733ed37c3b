import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { BarChartProps } from './barChartProps';
import { ChartLegend } from './ChartLegend';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    // Names and sums take the width of the longest, as long as bars still fit.
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  line: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: '20px',
  },
  name: { ...typographyStyles.caption1, overflowWrap: 'anywhere' },
  bar: { display: 'flex', minWidth: 0 },
  part: {
    height: '14px',
    minWidth: '2px',
    borderRadius: '2px',
    border: `1px solid ${tokens.colorNeutralBackground1}`,
    boxSizing: 'border-box',
    forcedColorAdjust: 'none',
  },
  sum: {
    ...typographyStyles.caption1,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
});

/** A horizontal bar for each name, so that each name has its own line at any width. */
export function BarLines({ label, series, groups, format }: BarChartProps) {
  const styles = useStyles();
  const sumOf = ({ values }: BarChartProps['groups'][number]) =>
    series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);
  const largest = Math.max(...groups.map(sumOf));
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {groups.map((group) => {
          const parts = series.filter(({ key }) => (group.values[key] ?? 0) > 0);
          const said = parts
            .map(({ key, label: kind }) => `${kind} ${format(group.values[key]!)}`)
            .join(', ');
          return (
            <li key={group.key} className={styles.line} title={`${group.fullLabel}: ${said}`}>
              <span className={styles.name}>{group.label}</span>
              <span className={styles.bar}>
                {parts.map(({ key, color }) => (
                  <span
                    key={key}
                    className={styles.part}
                    style={{ backgroundColor: color, width: `${(group.values[key]! / largest) * 100}%` }}
                  />
                ))}
              </span>
              <span className={styles.sum}>{format(sumOf(group))}</span>
            </li>
          );
        })}
      </ul>
      <ChartLegend label={label} series={series} />
    </>
  );
}
