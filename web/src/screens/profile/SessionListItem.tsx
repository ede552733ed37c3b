import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { SessionListItem_session$key } from '../../__generated__/SessionListItem_session.graphql';
import { useSignOut } from '../../kit/session/useSignOut';
import { Button } from '../../kit/ui/Button';
import { StatusChip } from '../../kit/ui/StatusChip';
import { useEndSession } from './useEndSession';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
  },
  // Narrow enough to leave room for the button beside it on a phone.
  words: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 180px',
    gap: tokens.spacingVerticalXXS,
    minWidth: 0,
  },
  device: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
  },
  details: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** One session: its device, address and last use. */
export function SessionListItem({ session: key }: { session: SessionListItem_session$key }) {
  const styles = useStyles();
  const { id, device, ipAddress, lastSeenAt, isCurrent } = useFragment(
    graphql`
      fragment SessionListItem_session on Session @throwOnFieldError {
        id
        device
        ipAddress
        lastSeenAt
        isCurrent
      }
    `,
    key,
  );
  const lastSeen = formatExactTime(lastSeenAt);
  const [endSession, isEnding] = useEndSession();
  const [signOut, isSigningOut] = useSignOut();
  return (
    <li className={styles.root}>
      <span className={styles.words}>
        <span className={styles.device}>
          {device}
          {isCurrent && <StatusChip tone="success" label="This device" />}
        </span>
        <span className={styles.details}>
          {ipAddress ?? 'Unknown address'} · Last seen <time dateTime={lastSeenAt}>{lastSeen}</time>
        </span>
      </span>
      <Button
        aria-label={isCurrent ? 'Sign out of this device' : `Sign out ${device}, last seen ${lastSeen}`}
        busy={isEnding || isSigningOut}
        busyLabel="Signing out..."
        onClick={() => (isCurrent ? signOut() : endSession({ input: { id } }))}
      >
        Sign Out
      </Button>
    </li>
  );
}
