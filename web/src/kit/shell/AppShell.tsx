import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { media } from '../ui/breakpoints';
import { lazyPart } from '../ui/lazyPart';
import { ConfirmIdentity } from './ConfirmIdentity';
import { SideNav } from './SideNav';
import { TopBar } from './TopBar';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minHeight: '100vh',
    [media.fromSm]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
  },
  side: {
    display: 'none',
    [media.fromSm]: {
      display: 'block',
      position: 'sticky',
      top: '56px',
      boxSizing: 'border-box',
      height: 'calc(100vh - 56px)',
      overflowY: 'auto',
      backgroundColor: tokens.colorNeutralBackground3,
      borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  main: {
    minWidth: 0,
    // Sticky parts of a screen stick below the top bar.
    '--sticky-top': '56px',
    backgroundColor: tokens.colorNeutralBackground2,
    outlineStyle: 'none',
  },
  skip: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 1000,
    minHeight: '44px',
    border: 'none',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForegroundLink,
    boxShadow: tokens.shadow16,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
});

// Parts that need a user's action first need not delay the first screen.
const Notifications = lazyPart(async () => (await import('../ui/Notifications')).Notifications);
const IdleLock = lazyPart(async () => (await import('./IdleLock')).IdleLock);
const Background = lazyPart(async () => (await import('./Background')).Background);
const DrawerNav = lazyPart(async () => (await import('./DrawerNav')).DrawerNav);

/** The frame of the signed-in portal: top bar, side navigation and the screen. */
export function AppShell() {
  const styles = useStyles();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const noteUse = () => setUsed(true);
  return (
    <div data-frame className={styles.root} onPointerDownCapture={noteUse} onKeyDownCapture={noteUse}>
      <SkipLink />
      <TopBar onMenu={() => setMenuOpen(true)} />
      <div className={styles.side}>
        <SideNav />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense>
          <Background />
        </Suspense>
        <Outlet />
      </main>
      {isUsed && (
        <Suspense>
          <DrawerNav isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      {isUsed && (
        <Suspense>
          <Notifications />
        </Suspense>
      )}
      <ConfirmIdentity />
      <Suspense>
        <IdleLock />
      </Suspense>
      <ScrollRestoration />
    </div>
  );
}

/** Lets keyboard users skip the navigation. */
function SkipLink() {
  return (
    <button
      type="button"
      className={useStyles().skip}
      onClick={() => document.getElementById('content')?.focus()}
    >
      Skip to content
    </button>
  );
}
