import { tokens } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { audienceOf } from '../session/access';
import { useSessionUser } from '../session/sessionStore';
import { ButtonLink } from '../ui/ButtonLink';
import { Screen } from '../ui/Screen';
import { navigation } from './navigation';
import { useShellScreens } from './screens';

const useStyles = makeStyles({
  links: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The place after signing in, for those who have no other home: who they are, and where they can go. */
export function WelcomeScreen() {
  const styles = useStyles();
  const user = useSessionUser();
  const screens = useShellScreens();
  const ways = navigation[audienceOf(user)].filter(
    ({ to }) => to !== '/dashboard' && screens.some(({ path }) => path === to),
  );
  return (
    <Screen title={`Welcome back, ${user.firstName}!`}>
      <div className={styles.links}>
        {ways.map(({ to, label, Icon }) => (
          <ButtonLink key={to} to={to} icon={<Icon />}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Screen>
  );
}
