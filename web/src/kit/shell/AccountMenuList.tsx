import {
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEPT_DAYS, listEntries, stillWaitingText } from '../offline/queue';
import { refusal } from '../session/access';
import { useSessionUser } from '../session/sessionStore';
import { useSignOut } from '../session/useSignOut';
import { AttachedMenu, type AttachedMenuProps } from '../ui/AttachedMenu';
import { lazyDialog } from '../ui/lazyDialog';
import { accountScreens } from './accountScreens';
import { type ColorSchemeChoice, chooseColorScheme, useColorSchemeChoice } from './colorScheme';
import { useShellScreens, warmUp } from './screens';

const ConfirmDialog = lazyDialog(async () => (await import('../ui/ConfirmDialog')).ConfirmDialog);

const useStyles = makeStyles({
  who: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`, maxWidth: '260px' },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  email: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  version: {
    ...typographyStyles.caption1,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

const schemes: readonly { value: ColorSchemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The version that the server wrote into this page. */
const pageVersion = () => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;

/** The signed-in user, the profile, the color scheme, signing out, and which version of the portal this is. */
export function AccountMenuList(menu: Omit<AttachedMenuProps, 'children'>) {
  const styles = useStyles();
  const user = useSessionUser();
  const navigate = useNavigate();
  const [signOut, isLeaving] = useSignOut();
  const scheme = useColorSchemeChoice();
  const screens = useShellScreens();
  const version = pageVersion();
  const [stillWaiting, setStillWaiting] = useState<string | null>(null);
  /** Warns about unsent entries before signing out. */
  const leave = async () => {
    const entries = await listEntries(user.id).catch(() => []);
    if (entries.length > 0) setStillWaiting(stillWaitingText(entries));
    else signOut();
  };
  if (stillWaiting)
    return (
      <ConfirmDialog
        open
        title="Still Waiting to Send"
        confirmLabel="Sign Out"
        cancelLabel="Stay"
        busy={isLeaving}
        onConfirm={signOut}
        onClose={() => setStillWaiting(null)}
      >
        {stillWaiting} Everything stays on this device for you alone, and is sent when you sign in here again
        within {KEPT_DAYS} days.
      </ConfirmDialog>
    );
  return (
    <AttachedMenu
      {...menu}
      checkedValues={{ scheme: [scheme] }}
      onCheckedValueChange={(_event, { checkedItems }) =>
        chooseColorScheme(checkedItems[0] as ColorSchemeChoice)
      }
    >
      <div className={styles.who}>
        <div className={styles.name}>{`${user.firstName} ${user.lastName}`.trim()}</div>
        <div className={styles.email}>{user.email}</div>
      </div>
      <MenuList>
        <MenuDivider />
        {accountScreens.map(({ to, label, Icon, access }) => {
          const screen = screens.find(({ path }) => path === to);
          if (!screen || refusal(access ?? screen.access, user)) return null;
          return (
            <MenuItem
              key={to}
              icon={<Icon />}
              onClick={() => navigate(to)}
              onPointerEnter={() => warmUp(screen)}
            >
              {label}
            </MenuItem>
          );
        })}
        <MenuDivider />
        <MenuGroup>
          <MenuGroupHeader>Appearance</MenuGroupHeader>
          {schemes.map(({ value, label }) => (
            <MenuItemRadio key={value} name="scheme" value={value}>
              {label}
            </MenuItemRadio>
          ))}
        </MenuGroup>
        <MenuDivider />
        <MenuItem icon={<SignOutRegular />} disabled={isLeaving} onClick={() => void leave()}>
          Logout
        </MenuItem>
      </MenuList>
      {version && <div className={styles.version}>Version {version}</div>}
    </AttachedMenu>
  );
}
