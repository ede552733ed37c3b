import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import type { LogUser_log$key } from '../../__generated__/LogUser_log.graphql';
import { TABLE_AS_LIST } from '../../kit/ui/breakpoints';
import { PersonLink } from '../people/PersonLink';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexDirection: 'column',
    // Beside a sentence an address would break in two.
    minWidth: '160px',
    overflowWrap: 'anywhere',
    [TABLE_AS_LIST]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalXS,
      minWidth: 0,
    },
  },
  email: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

type LogUserProps = {
  log: LogUser_log$key;
  /** Shown if no one did it, or no signed-in user: 'System'. */
  system: string;
};

/** The user: name and email address. */
export function LogUser({ log, system }: LogUserProps) {
  const styles = useStyles();
  const { user, deletedActor } = readInlineData(
    graphql`
      fragment LogUser_log on AuditLog @inline @throwOnFieldError {
        user {
          email
          ...PersonLink_user
        }
        deletedActor {
          name
        }
      }
    `,
    log,
  );
  if (!user) return deletedActor?.name ?? system;
  return (
    <span className={styles.root}>
      <PersonLink user={user} />
      <span className={styles.email}>{user.email}</span>
    </span>
  );
}
