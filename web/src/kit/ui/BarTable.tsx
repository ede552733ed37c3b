import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { BarChartProps } from './barChartProps';
import { TextLink } from './TextLink';

const useStyles = makeStyles({
  scroller: {
    maxHeight: '240px',
    overflow: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  table: { ...typographyStyles.caption1, width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  heading: {
    position: 'sticky',
    top: 0,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  value: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** The numbers of a chart as a compact table, which takes the chart's place. */
export function BarTable({ label, groupLabel, series, groups, format }: BarChartProps) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={styles.scroller}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.cell, styles.heading)}>
              {groupLabel}
            </th>
            {series.map(({ key, label: heading }) => (
              <th key={key} scope="col" className={mergeClasses(styles.cell, styles.heading, styles.value)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.key}>
              <th scope="row" className={styles.cell}>
                {group.to ? <TextLink to={group.to}>{group.fullLabel}</TextLink> : group.fullLabel}
              </th>
              {series.map(({ key }) => (
                <td key={key} className={mergeClasses(styles.cell, styles.value)}>
                  {group.values[key] === undefined ? null : format(group.values[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
