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
    [media.phone]: {
      gap: tokens.spacingVerticalS,
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    },
  },
  totals: {
    display: 'flex',
    gap: tokens.spacingHorizontalXXL,
    margin: 0,
    minWidth: 0,
    [media.phone]: { width: '100%', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  amount: {
    ...typographyStyles.subtitle2,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { ...typographyStyles.body1Strong },
  },
  total: { fontWeight: tokens.fontWeightBold },
  action: { display: 'flex', [media.phone]: { width: '100%', '& > *': { flexGrow: 1 } } },
});

type PayrollTotalsProps = {
  totals: Totals;
  /** The button that pays the week. */
  children: ReactNode;
};

/** The week's sums and the button that pays them; stays at the bottom of the window while the days scroll. */
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
      <div className={styles.action}>{children}</div>
    </div>
  );
}
