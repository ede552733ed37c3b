import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../session/sessionStore';
import { media, TOUCH_TARGET } from '../ui/breakpoints';
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
    // The buttons bring their own padding.
    [media.narrow]: { padding: `0 ${tokens.spacingHorizontalXXS}`, gap: 0 },
  },
  menu: { [media.fromSm]: { display: 'none' } },
  home: {
    ...typographyStyles.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: TOUCH_TARGET,
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    // Next to four buttons the smallest phones have room only for small letters.
    [media.narrow]: { gap: tokens.spacingHorizontalS, paddingInline: 0, fontSize: tokens.fontSizeBase300 },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  company: {
    ...typographyStyles.body1,
    minWidth: 0,
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // A phone has room only for the portal's name.
    [media.narrow]: { display: 'none' },
  },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginLeft: 'auto',
    [media.narrow]: { gap: 0 },
  },
  mark: { display: 'block', width: '28px', height: '28px' },
});

// The first screen need not wait for these.
const TopBarTools = lazyPart(async () => (await import('./TopBarTools')).TopBarTools);

/**
 * The bar at the top: the menu on narrow screens, the names of the portal and the company, search, notices, account.
 */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const styles = useStyles();
  const { companyName } = useSessionUser();
  return (
    <header className={styles.root}>
      <IconButton label="Open menu" icon={<NavigationRegular />} className={styles.menu} onClick={onMenu} />
      <Link to="/dashboard" className={styles.home}>
        <img src="/favicon.svg" alt="" className={styles.mark} />
        Management System
      </Link>
      {companyName && (
        <span data-company className={styles.company}>
          {companyName}
        </span>
      )}
      <div className={styles.end}>
        <Suspense>
          <TopBarTools />
        </Suspense>
        <AccountMenu />
      </div>
    </header>
  );
}
