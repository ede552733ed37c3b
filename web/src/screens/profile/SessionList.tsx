import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { SessionList_session$key } from '../../__generated__/SessionList_session.graphql';
import { SessionListItem } from './SessionListItem';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

/** The sessions, the last used first. */
export function SessionList({ sessions: key }: { sessions: SessionList_session$key }) {
  const styles = useStyles();
  const sessions = useFragment(
    graphql`
      fragment SessionList_session on Session @relay(plural: true) @throwOnFieldError {
        id
        ...SessionListItem_session
      }
    `,
    key,
  );
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <SessionListItem key={session.id} session={session} />
      ))}
    </ul>
  );
}
