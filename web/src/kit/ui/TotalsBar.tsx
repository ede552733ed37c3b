import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from './breakpoints';

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
    [media.belowLg]: { gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
    [media.narrow]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
  },
  notice: { flexBasis: '100%', minWidth: 0 },
  totals: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    minWidth: 0,
    [media.belowLg]: { columnGap: tokens.spacingHorizontalM },
    // A phone has room for the total and the button.
    [media.belowSm]: { '& > :not(:last-child)': { display: 'none' } },
  },
  // Where the rows need the room, a name and its amount share a line.
  sum: {
    [media.belowLg]: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
    [media.belowSm]: { display: 'block' },
  },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  amount: {
    ...typographyStyles.subtitle2,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    [media.belowLg]: { ...typographyStyles.body1Strong },
  },
  total: { fontWeight: tokens.fontWeightBold },
  action: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    justifyContent: 'flex-end',
    [media.belowLg]: {
      '& > .fui-Button': {
        paddingInline: tokens.spacingHorizontalS,
        fontSize: tokens.fontSizeBase200,
      },
    },
    [media.narrow]: { '& > *': { flexGrow: 1 } },
    // The first button fits beside the total.
    [media.belowSm]: {
      display: 'contents',
      '& > .fui-Button:last-child': { fontSize: tokens.fontSizeBase300 },
    },
  },
});

export type TotalsBarProps = {
  /** Names and formatted amounts; the last one is the total. Empty while there is nothing to submit. */
  totals: readonly (readonly [name: string, amount: string])[];
  /** What to confirm before the button is pressed again. */
  notice?: ReactNode;
  /** The button that submits the sums. */
  children: ReactNode;
};

/** Sums and their button; stays at the bottom of the window while the rows scroll. */
export function TotalsBar({ totals, notice, children }: TotalsBarProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {notice && <div className={styles.notice}>{notice}</div>}
      {totals.length > 0 && (
        <dl aria-label="Totals" className={styles.totals}>
          {totals.map(([name, amount], index) => (
            <div key={name} className={styles.sum}>
              <dt className={styles.name}>{name}</dt>
              <dd className={mergeClasses(styles.amount, index === totals.length - 1 && styles.total)}>
                {amount}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.action}>{children}</div>
    </div>
  );
}
