import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { media } from './breakpoints';
import { restoreFocus } from './restoreFocus';
import { SkeletonBlock } from './SkeletonBlock';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    fontFamily: 'inherit',
    textAlign: 'start',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    containerType: 'inline-size',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    [media.narrow]: { padding: tokens.spacingHorizontalS },
  },
  link: {
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1Hover}`,
    },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '1px',
    },
  },
  button: { cursor: 'pointer' },
  label: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    // The numbers of a row align, whether a name takes one line or two.
    flexGrow: 1,
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground3,
    '@container (max-width: 110px)': typographyStyles.caption1,
  },
  icon: {
    display: 'flex',
    flexShrink: 0,
    fontSize: tokens.fontSizeBase500,
    color: tokens.colorBrandForeground1,
    // With two cards in a row a name fits on one line only without the icon; two lines would shift the numbers.
    [media.narrow]: { display: 'none' },
    '@container (max-width: 160px)': { display: 'none' },
  },
  value: {
    ...typographyStyles.title2,
    fontVariantNumeric: 'tabular-nums',
    // A long amount shrinks with its card, because a number must not wrap.
    fontSize: `min(${tokens.fontSizeHero700}, calc(160cqi / var(--characters)))`,
    whiteSpace: 'nowrap',
  },
  hint: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  up: { color: tokens.colorStatusSuccessForeground1 },
  down: { color: tokens.colorPaletteRedForeground1 },
});

/** The trend: 'up 3 from last week'. `good` colors it; without it the trend is neutral. */
export type Trend = { text: string; good?: boolean };

export type StatCardProps = {
  label: string;
  /** Already formatted; a number is grouped. */
  value: string | number | null | undefined;
  /** A line under the number. */
  hint?: ReactNode;
  icon?: ReactElement;
  trend?: Trend;
  /** The screen behind the number; the whole card is the link. */
  to?: To;
  /** Opens the details of the number; the whole card is the button. */
  onOpen?: (() => void) | undefined;
  loading?: boolean;
};

/** One number with its name. */
export function StatCard({ label, value, hint, icon, trend, to, onOpen, loading }: StatCardProps) {
  const styles = useStyles();
  const text = written(value);
  const body = (
    <>
      <span className={styles.label} data-label>
        {label}
        {icon && (
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
        )}
      </span>
      <span className={styles.value} style={{ '--characters': Math.max(text.length, 1) } as CSSProperties}>
        {loading ? <SkeletonBlock height="36px" width="96px" /> : text}
      </span>
      {trend && (
        <span
          className={mergeClasses(
            styles.hint,
            trend.good === true && styles.up,
            trend.good === false && styles.down,
          )}
        >
          {trend.text}
        </span>
      )}
      {hint && (
        <span className={styles.hint} data-hint>
          {hint}
        </span>
      )}
    </>
  );
  if (onOpen)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        {...restoreFocus}
        className={mergeClasses(styles.root, styles.link, styles.button)}
        onClick={onOpen}
      >
        {body}
      </button>
    );
  if (!to) return <div className={styles.root}>{body}</div>;
  return (
    <Link to={to} className={mergeClasses(styles.root, styles.link)}>
      {body}
    </Link>
  );
}

function written(value: StatCardProps['value']): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? '–');
}
