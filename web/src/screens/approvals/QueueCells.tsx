import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { formatMoney } from 'rules/money';
import { MEDIUM_TABLE } from '../../kit/ui/breakpoints';
import type { WeekRoute } from './weekDifferences';
import type { WeekWorth } from './weekWorth';

const SHOWN_ROUTES = 3;

const useStyles = makeStyles({
  unusual: {
    ...typographyStyles.caption1Strong,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    whiteSpace: 'normal',
  },
  stack: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: tokens.spacingVerticalXXS,
  },
  amount: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  small: {
    ...typographyStyles.caption1,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    [MEDIUM_TABLE]: { whiteSpace: 'normal' },
  },
  routes: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    minWidth: '120px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  // Notes can be long; the open week shows them in full.
  route: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
});

/** Unusual values, in words and tinted. */
export function Unusual({ text }: { text: string | null }) {
  const styles = useStyles();
  return text && <span className={styles.unusual}>{text}</span>;
}

/** The week's routes: 'Newark – Camden × 3', and new ones. */
export function Routes({ routes }: { routes: readonly WeekRoute[] }) {
  const styles = useStyles();
  if (routes.length === 0) return <span className={styles.small}>None noted</span>;
  const others = routes.length - SHOWN_ROUTES;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to every browser
    <ul role="list" className={styles.routes}>
      {routes.slice(0, SHOWN_ROUTES).map(({ route, days, isNew }) => (
        <li key={route} className={mergeClasses(styles.route, isNew && styles.unusual)}>
          {isNew && 'New route: '}
          {route}
          {days > 1 && `\u00a0×\u00a0${days}`}
        </li>
      ))}
      {others > 0 && <li className={styles.small}>and {others} more</li>}
    </ul>
  );
}

/** The week's worth, and the part that is receipts. */
export function Amount({ worth, unusual }: { worth: WeekWorth; unusual: string | null }) {
  const styles = useStyles();
  const { pay, expenses, isRateMissing } = worth;
  const isUnknown = isRateMissing && expenses === 0;
  return (
    <span className={styles.stack}>
      <span className={styles.amount}>{isUnknown ? '–' : formatMoney(pay + expenses)}</span>
      {expenses > 0 && !unusual && (
        <span className={styles.small}>
          {pay > 0 ? `incl. ${formatMoney(expenses)} receipts` : 'Receipts only'}
        </span>
      )}
      <Unusual text={unusual} />
    </span>
  );
}
