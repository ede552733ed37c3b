import { tokens } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { media } from '../ui/breakpoints';
import { Notifications } from '../ui/Notifications';
import { DrawerNav } from './DrawerNav';
import { SideNav } from './SideNav';
import { SkipLink } from './SkipLink';
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
    // What sticks inside of a screen sticks below the top bar.
    '--sticky-top': '56px',
    backgroundColor: tokens.colorNeutralBackground2,
    outlineStyle: 'none',
  },
});

/** The frame of the signed-in portal: top bar, side navigation and the screen. */
export function AppShell() {
  const styles = useStyles();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.root}>
      <SkipLink />
      <TopBar onMenu={() => setMenuOpen(true)} />
      <div className={styles.side}>
        <SideNav />
      </div>
      <DrawerNav isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Notifications />
      <ScrollRestoration />
    </div>
  );
}
