import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    fontVariantNumeric: 'tabular-nums',
  },
  words: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  icon: { flexShrink: 0, fontSize: '20px' },
  hint: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  open: { color: tokens.colorStatusWarningForeground1 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    [media.touch]: { display: 'flex', alignItems: 'center', minHeight: TOUCH_TARGET },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
});

type SnapshotLineProps = {
  /** A task is waiting. */
  isOpen: boolean;
  /** The address of the screen where people do it. */
  to?: string;
  /** More about it, beside the text. */
  hint?: string;
  children: ReactNode;
};

/** One waiting or finished task, in words. */
export function SnapshotLine({ isOpen, to, hint, children }: SnapshotLineProps) {
  const styles = useStyles();
  const Icon = isOpen ? WarningRegular : CheckmarkCircleRegular;
  return (
    <li className={styles.root}>
      <Icon aria-hidden className={mergeClasses(styles.icon, isOpen ? styles.open : styles.done)} />
      <span className={styles.words}>
        {isOpen && to ? (
          <Link to={to} className={styles.link}>
            {children}
          </Link>
        ) : (
          <span>{children}</span>
        )}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </li>
  );
}
