import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Link, useLocation } from 'react-router-dom';
import { refusal, toAudience } from '../session/access';
import { useSessionUser } from '../session/sessionStore';
import { navigation } from './navigation';
import { useShellScreens, warmUp } from './screens';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: tokens.spacingHorizontalS,
    listStyleType: 'none',
  },
  link: {
    ...typographyStyles.body1,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    '& svg': { flexShrink: 0, fontSize: '20px' },
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground3Hover,
      color: tokens.colorNeutralForeground1,
    },
    ':active': { backgroundColor: tokens.colorNeutralBackground3Pressed },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '&[aria-current="page"]': {
      backgroundColor: tokens.colorNeutralBackground3Selected,
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
    '&[aria-current="page"] svg': { color: tokens.colorCompoundBrandForeground1 },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '12px',
      bottom: '12px',
      width: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
  },
});

/** The side navigation, by role. Pointing at a link starts loading its data. */
export function SideNav({ onNavigate }: { onNavigate?: () => void }) {
  const styles = useStyles();
  const screens = useShellScreens();
  const user = useSessionUser();
  const { pathname } = useLocation();
  const entries = navigation[toAudience(user)].flatMap((entry) => {
    const screen = screens.find(({ path }) => path === entry.to);
    return screen && !refusal(entry.access ?? screen.access, user) ? { ...entry, screen } : [];
  });
  const isAt = (path: string) =>
    path === '/dashboard' ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {entries.map(({ to, label, Icon, tabs, screen }) => {
          if (entries.some((other) => other.tabs?.includes(to))) return null;
          const warm = () => warmUp(screen);
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isAt(to) || tabs?.some(isAt) ? 'page' : undefined}
                className={styles.link}
                onPointerEnter={warm}
                onFocus={warm}
                onClick={onNavigate}
              >
                <Icon aria-hidden />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
