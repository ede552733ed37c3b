import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ContactCard_user$key } from '../../__generated__/ContactCard_user.graphql';
import { Button } from '../../kit/ui/Button';
import { Instant } from '../../kit/ui/Instant';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { type InvitationDialogName, useInvitationActions } from '../people/useInvitationActions';
import { Facts } from './Facts';

const InvitationDialog = lazyDialog(
  async () => (await import('../people/InvitationDialog')).InvitationDialog,
);

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalXL,
  },
});

/** The person's contact data, and their invitation until they have accepted it. */
export function ContactCard({ user: key }: { user: ContactCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment ContactCard_user on User @throwOnFieldError {
        email
        createdAt
        phone @include(if: $isContact)
        ...useInvitationActions_user @include(if: $isContact) @alias(as: "invited")
        ...InvitationDialog_user
      }
    `,
    key,
  );
  const [opened, setOpened] = useState<InvitationDialogName | null>(null);
  return (
    <Section title="Contact">
      <Facts
        facts={[
          ['Email', user.email],
          user.phone !== undefined && ['Phone', user.phone || 'Not entered yet'],
          ['Added', <Instant key="added" at={user.createdAt} />],
        ]}
      />
      {user.invited && <InvitationButtons user={user.invited} onOpen={setOpened} />}
      {opened && <InvitationDialog action={opened} user={user} onClose={() => setOpened(null)} />}
    </Section>
  );
}

type InvitationButtonsProps = {
  user: Parameters<typeof useInvitationActions>[0];
  onOpen: (dialog: InvitationDialogName) => void;
};

function InvitationButtons({ user, onOpen }: InvitationButtonsProps) {
  const styles = useStyles();
  const actions = useInvitationActions(user, onOpen);
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ label, onClick }) => (
        <Button key={label} onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}
