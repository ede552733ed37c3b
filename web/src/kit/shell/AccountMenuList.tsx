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
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { useNavigate } from 'react-router-dom';
import { refusal } from '../session/access';
import { useSessionUser } from '../session/sessionStore';
import { useSignOut } from '../session/useSignOut';
import { AttachedMenu, type AttachedMenuProps } from '../ui/AttachedMenu';
import { accountScreens } from './accountScreens';
import { type ColorSchemeChoice, chooseColorScheme, useColorSchemeChoice } from './colorScheme';
import { useShellScreens, warmUp } from './screens';

const useStyles = makeStyles({
  who: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`, maxWidth: '260px' },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  email: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

const schemes: readonly { value: ColorSchemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Who is signed in, the profile, the colours, the way out. */
export function AccountMenuList(menu: Omit<AttachedMenuProps, 'children'>) {
  const styles = useStyles();
  const user = useSessionUser();
  const navigate = useNavigate();
  const [signOut, isLeaving] = useSignOut();
  const scheme = useColorSchemeChoice();
  const screens = useShellScreens();
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
        <MenuItem icon={<SignOutRegular />} disabled={isLeaving} onClick={signOut}>
          Logout
        </MenuItem>
      </MenuList>
    </AttachedMenu>
  );
}
