import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { LoggedDay } from './loggedDay';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
});

/** Why a day was rejected; nothing for any other day. */
export function RejectionReason({ day }: { day: LoggedDay }) {
  const styles = useStyles();
  if (day.status !== 'REJECTED') return null;
  return <span className={styles.root}>{day.rejectionReason ?? 'No reason given.'}</span>;
}
