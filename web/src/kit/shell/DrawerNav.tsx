import {
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { breakpoints } from '../ui/breakpoints';
import { IconButton } from '../ui/IconButton';
import { SideNav } from './SideNav';

const useStyles = makeStyles({
  drawer: { width: '240px', backgroundColor: tokens.colorNeutralBackground3 },
  body: { padding: 0 },
});

/** The side navigation on a narrow screen: over the page, and closed after use. */
export function DrawerNav({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const styles = useStyles();
  useEffect(() => {
    // Rotating a phone may make room for the permanent navigation.
    const wide = window.matchMedia(`(min-width: ${breakpoints.sm}px)`);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <OverlayDrawer
      open={isOpen}
      onOpenChange={(_event, { open }) => open || onClose()}
      className={styles.drawer}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<IconButton label="Close menu" icon={<DismissRegular />} onClick={onClose} />}
        >
          Menu
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <SideNav onNavigate={onClose} />
      </DrawerBody>
    </OverlayDrawer>
  );
}
