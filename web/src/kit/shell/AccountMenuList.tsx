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
import type { FluentIcon } from '@fluentui/react-icons';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { CodeTextRegular } from '@fluentui/react-icons/svg/code-text';
import { KeyRegular } from '@fluentui/react-icons/svg/key';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { useNavigate } from 'react-router-dom';
import { type Access, refusal } from '../session/access';
import { useSessionUser } from '../session/sessionStore';
import { useSignOut } from '../session/useSignOut';
import { AttachedMenu, type AttachedMenuProps } from '../ui/AttachedMenu';
import { type ColorSchemeChoice, chooseColorScheme, useColorSchemeChoice } from './colorScheme';
import { useShellScreens, warmUp } from './screens';

const useStyles = makeStyles({
  who: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`, maxWidth: '260px' },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  email: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

const schemes: readonly { value: ColorSchemeChoice; label: string }[] = [
  { value: 'system', label: 'Like the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The screens that open from here, in order; the side navigation has no entry for most of them. */
const entries: readonly { path: string; label: string; Icon: FluentIcon; access?: Access }[] = [
  { path: '/dashboard/profile', label: 'Profile', Icon: PersonRegular },
  { path: '/dashboard/access-tokens', label: 'Access Tokens', Icon: KeyRegular, access: 'payrollReader' },
  { path: '/dashboard/queries', label: 'Ready Queries', Icon: CodeTextRegular },
  { path: '/dashboard/company', label: 'Company Profile', Icon: BuildingRegular, access: 'admin' },
  { path: '/dashboard/graphiql', label: 'GraphiQL', Icon: CodeRegular },
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
        {entries.map(({ path, label, Icon, access }) => {
          const screen = screens.find((known) => known.path === path);
          if (!screen || refusal(access ?? screen.access, user)) return null;
          return (
            <MenuItem
              key={path}
              icon={<Icon />}
              onClick={() => navigate(path)}
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
