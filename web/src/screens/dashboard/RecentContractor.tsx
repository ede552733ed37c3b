import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import { formatDate, formatExactTime } from 'rules/instantFormats';
import type { RecentContractor_user$key } from '../../__generated__/RecentContractor_user.graphql';
import { media } from '../../kit/ui/breakpoints';
import { StatusChip } from '../../kit/ui/StatusChip';
import { activityLook } from '../../kit/ui/statuses';
import { PersonLink } from '../people/PersonLink';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
    ':not(:last-child)': {
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  person: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { ...typographyStyles.body1Strong, display: 'block' },
  email: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  facts: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** One of the newest contractors, and their start. */
export function RecentContractor({ user }: { user: RecentContractor_user$key }) {
  const styles = useStyles();
  const person = readInlineData(
    graphql`
      fragment RecentContractor_user on User @inline @throwOnFieldError {
        email
        isActive
        createdAt
        ...PersonLink_user
      }
    `,
    user,
  );
  const { email, isActive, createdAt } = person;
  return (
    <li className={styles.root}>
      <span className={styles.person}>
        <span className={styles.name}>
          <PersonLink user={person} />
        </span>
        <span className={styles.email}>{email}</span>
      </span>
      <span className={styles.facts}>
        <time dateTime={createdAt} title={formatExactTime(createdAt)}>
          {`Added ${formatDate(createdAt)}`}
        </time>
        <StatusChip {...activityLook(isActive)} />
      </span>
    </li>
  );
}
