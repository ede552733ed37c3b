import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AccessCard_user$key } from '../../__generated__/AccessCard_user.graphql';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { Chips } from '../../kit/ui/Chips';
import { Section } from '../../kit/ui/Section';
import { AccessDialog, type AccessDialogName } from '../people/AccessDialog';
import { roleLabel } from '../people/roleLabel';
import { useAccessActions } from '../people/useAccessActions';
import { Facts } from './Facts';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalXL,
  },
});

/** The person's sign-in, a new password, and ending access. */
export function AccessCard(props: { user: AccessCard_user$key }) {
  const styles = useStyles();
  const me = useSessionUser();
  const [opened, setOpened] = useState<AccessDialogName | null>(null);
  const user = useFragment(
    graphql`
      fragment AccessCard_user on User @throwOnFieldError {
        id
        roles
        isActive
        archived
        needsPasswordChange
        hasSecondFactor
        sessionCount
        accessTokenCount
        ...useAccessActions_user
        ...AccessDialog_user
      }
    `,
    props.user,
  );
  const actions = useAccessActions(user, setOpened);
  const canSignIn = user.isActive && !user.archived;
  return (
    <Section title="Sign-in">
      <Facts
        facts={[
          [
            'Roles',
            user.roles.length === 0 ? (
              'None'
            ) : (
              <Chips key="roles" chips={user.roles.map((role) => ({ key: role, label: roleLabel(role) }))} />
            ),
          ],
          ['Can sign in', canSignIn ? 'Yes' : 'No'],
          ['Second factor', user.hasSecondFactor ? 'On' : 'Off'],
          ['Signed in on', devices(user.sessionCount)],
          ['Active access tokens', String(user.accessTokenCount)],
          [
            'Password',
            user.needsPasswordChange ? 'Must be changed at the next sign-in' : 'Chosen by the person',
          ],
        ]}
      />
      <div className={styles.actions}>
        {actions.map(({ label, onClick }) => (
          <Button key={label} onClick={onClick}>
            {label}
          </Button>
        ))}
        {user.id === me.id && <ButtonLink to="/dashboard/profile">Manage in Your Profile</ButtonLink>}
      </div>
      {opened && <AccessDialog action={opened} user={user} onClose={() => setOpened(null)} />}
    </Section>
  );
}

const devices = (count: number): string =>
  count === 0 ? 'No device' : `${count} ${count === 1 ? 'device' : 'devices'}`;
