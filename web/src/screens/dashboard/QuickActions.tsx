import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useShellScreens, warmUp } from '../../kit/shell/screens';
import { Section } from '../../kit/ui/Section';
import type { Action } from './actions';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '64px',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
    '& svg': { flexShrink: 0, fontSize: '24px', color: tokens.colorBrandForeground1 },
  },
  label: { ...typographyStyles.body1Strong, display: 'block' },
  hint: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

/** The screens people open most from here. Hovering a card starts loading its data. */
export function QuickActions({ actions }: { actions: readonly Action[] }) {
  const styles = useStyles();
  const screens = useShellScreens();
  const cards = actions.flatMap((action) => {
    const screen = screens.find(({ path }) => path === action.to);
    return screen ? [{ ...action, warm: () => warmUp(screen) }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <Section title="Quick Actions">
      <ul className={styles.list}>
        {cards.map(({ to, label, hint, Icon, warm }) => (
          <li key={to}>
            <Link to={to} className={styles.link} onPointerEnter={warm} onFocus={warm}>
              <Icon aria-hidden />
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.hint}>{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
