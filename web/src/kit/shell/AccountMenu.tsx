import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import { useSessionUser } from '../session/sessionStore';
import { lazyPart } from '../ui/lazyPart';
import { restoreFocus } from '../ui/restoreFocus';
import { useMenuButton } from '../ui/useMenuButton';

const useStyles = makeStyles({
  trigger: { minWidth: '44px', minHeight: '44px', padding: 0 },
  letter: {
    ...typographyStyles.body1Strong,
    display: 'grid',
    placeItems: 'center',
    minWidth: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackgroundStatic,
    color: tokens.colorNeutralForegroundStaticInverted,
  },
});

const AccountMenuList = lazyPart(async () => (await import('./AccountMenuList')).AccountMenuList);

/** What the avatar shows: the first letter of the first name, else of the email address, else U. */
export function avatarLetter(user: { readonly firstName: string; readonly email: string }): string {
  const [letter = 'U'] = user.firstName.trim() || user.email.trim() || 'U';
  return letter.toUpperCase();
}

/** The avatar and the menu behind it. */
export function AccountMenu() {
  const styles = useStyles();
  const user = useSessionUser();
  const { button, menu, isWanted } = useMenuButton();
  return (
    <>
      <Button
        {...restoreFocus}
        {...button}
        appearance="transparent"
        aria-label="Account menu"
        className={styles.trigger}
        icon={
          <span className={styles.letter} aria-hidden>
            {avatarLetter(user)}
          </span>
        }
      />
      {isWanted && (
        <Suspense>
          <AccountMenuList {...menu} />
        </Suspense>
      )}
    </>
  );
}
