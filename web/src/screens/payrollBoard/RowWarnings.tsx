import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import { useShellScreens } from '../../kit/shell/screens';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import type { BoardRow } from './boardRow';
import { warningTexts } from './warningTexts';

const useStyles = makeStyles({
  // The warnings continue beside the row's state.
  list: { display: 'contents' },
  warning: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    color: tokens.colorStatusWarningForeground1,
    '& svg': { flexShrink: 0 },
  },
  link: {
    color: 'inherit',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET },
  },
});

const APPROVALS = '/dashboard/approvals';

/**
 * Warnings before the row is paid; pending days link to their decision, and the amount of a raise to the week in the
 * tracker (`to`), where it is added to pay.
 */
export function RowWarnings({ row, to }: { row: BoardRow; to: string }) {
  const styles = useStyles();
  const hasApprovals = useShellScreens().some(({ path }) => path === APPROVALS);
  const warnings = warningTexts(row);
  if (warnings.length === 0) return null;
  return (
    <ul aria-label={`Warnings for ${row.user.name}`} className={styles.list}>
      {warnings.map(({ kind, text }) => (
        <li key={kind} className={styles.warning}>
          <WarningRegular aria-hidden />
          {kind === 'BACK_PAY' ? (
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          ) : kind === 'UNAPPROVED_DAYS' && hasApprovals ? (
            <Link
              to={{ pathname: APPROVALS, search: String(new URLSearchParams({ search: row.user.name })) }}
              className={styles.link}
            >
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
