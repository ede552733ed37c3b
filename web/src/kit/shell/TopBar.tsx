import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { media } from '../ui/breakpoints';
import { IconButton } from '../ui/IconButton';
import { lazyPart } from '../ui/lazyPart';
import { AccountMenu } from './AccountMenu';

const useStyles = makeStyles({
  root: {
    gridColumn: '1 / -1',
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    height: '56px',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    // The buttons have room of their own around what they show.
    [media.narrow]: { padding: `0 ${tokens.spacingHorizontalS}`, gap: 0 },
  },
  menu: { [media.fromSm]: { display: 'none' } },
  home: {
    ...typographyStyles.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    marginRight: 'auto',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    [media.narrow]: { gap: tokens.spacingHorizontalS, paddingInline: 0 },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  bell: { width: '44px' },
  mark: { display: 'block', width: '28px', height: '28px' },
});

// The first screen need not wait for it.
const NoticeBell = lazyPart(async () => (await import('./NoticeBell')).NoticeBell);

/** The bar along the top: the menu on narrow screens, the portal's name, the notices, the account. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const styles = useStyles();
  return (
    <header className={styles.root}>
      <IconButton label="Open menu" icon={<NavigationRegular />} className={styles.menu} onClick={onMenu} />
      <Link to="/dashboard" className={styles.home}>
        <img src="/favicon.svg" alt="" className={styles.mark} />
        Management System
      </Link>
      <Suspense fallback={<span className={styles.bell} />}>
        <NoticeBell />
      </Suspense>
      <AccountMenu />
    </header>
  );
}
