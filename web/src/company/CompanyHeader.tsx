import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { media } from '../ui/breakpoints';
import { facts } from './facts';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    maxWidth: '1120px',
    height: '64px',
    marginInline: 'auto',
    padding: `0 ${tokens.spacingHorizontalXXL}`,
    [media.phone]: { padding: `0 ${tokens.spacingHorizontalL}` },
  },
  mark: { width: '32px', height: '32px' },
  name: { ...typographyStyles.subtitle1, marginRight: 'auto' },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: '24px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  drawer: {
    boxSizing: 'border-box',
    width: '240px',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 0 0 auto',
    padding: tokens.spacingHorizontalS,
    border: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  close: { marginLeft: 'auto' },
  entry: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});

/**
 * The public page's head with its menu drawer. The drawer is the browser's own modal dialog: it holds the focus,
 * closes on Escape, and keeps Fluent's dialogs out of what a visitor has to load.
 */
export function CompanyHeader() {
  const styles = useStyles();
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <header className={styles.header}>
      <img src="/favicon.svg" alt="" className={styles.mark} />
      <span className={styles.name}>{facts.shortName}</span>
      <button
        type="button"
        className={styles.button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <NavigationRegular aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the drawer closes it; the keyboard has Escape */}
      <dialog
        ref={drawer}
        aria-label="Menu"
        className={styles.drawer}
        onClick={(event) => event.target === event.currentTarget && drawer.current?.close()}
      >
        <button
          type="button"
          className={mergeClasses(styles.button, styles.close)}
          aria-label="Close menu"
          onClick={() => drawer.current?.close()}
        >
          <DismissRegular aria-hidden />
        </button>
        <nav aria-label="Menu">
          <Link to="/login" className={styles.entry}>
            Management Portal
          </Link>
        </nav>
      </dialog>
    </header>
  );
}
