import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { formatCents } from '../lib/money';
import { media } from '../ui/breakpoints';
import type { Totals } from './dayEntries';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: `0 0 ${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge}`,
    [media.phone]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
  },
  totals: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    [media.phone]: { flexGrow: 1, justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  amount: { ...typographyStyles.subtitle2, margin: 0, fontVariantNumeric: 'tabular-nums' },
  total: { fontWeight: tokens.fontWeightBold },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [media.phone]: { width: '100%', '& > *': { flexGrow: 1 } },
  },
});

type PayrollTotalsProps = {
  totals: Totals;
  /** The buttons that act on the week. */
  children: ReactNode;
};

/** The week's sums and what can be done with it; stays at the bottom of the window while the days scroll. */
export function PayrollTotals({ totals, children }: PayrollTotalsProps) {
  const styles = useStyles();
  const sums = [
    ['Base pay', totals.basePay],
    ['Expenses', totals.expenses],
    ['Total', totals.total],
  ] as const;
  return (
    <div className={styles.root}>
      <dl aria-label="Totals" className={styles.totals}>
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={mergeClasses(styles.amount, name === 'Total' && styles.total)}>
              {formatCents(cents)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
