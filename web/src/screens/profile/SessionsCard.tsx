import { graphql, useFragment } from 'react-relay';
import type { SessionsCard_user$key } from '../../__generated__/SessionsCard_user.graphql';
import { Button } from '../../kit/ui/Button';
import { Section } from '../../kit/ui/Section';
import { SessionList } from './SessionList';
import { useEndOtherSessions } from './useEndOtherSessions';

/** The user's sessions, and buttons to end unknown or unneeded ones. */
export function SessionsCard({ user }: { user: SessionsCard_user$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionsCard_user on User @throwOnFieldError {
        sessions {
          isCurrent
          ...SessionList_session
        }
      }
    `,
    user,
  );
  const [endOthers, isBusy] = useEndOtherSessions();
  const isOnlyOne = !sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Section
      title="Where You’re Signed In"
      description="Don’t recognize a device? Sign it out and change your password."
      actions={
        <Button
          busy={isBusy}
          busyLabel="Signing out..."
          disabledReason={isOnlyOne ? 'You’re not signed in anywhere else.' : null}
          onClick={endOthers}
        >
          Sign Out Everywhere Else
        </Button>
      }
    >
      <SessionList sessions={sessions} />
    </Section>
  );
}
