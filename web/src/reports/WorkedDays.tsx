import { tokens } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { graphql, useFragment } from 'react-relay';
import type { WorkedDays_days$key } from '../__generated__/WorkedDays_days.graphql';
import { counted } from '../lib/labels';
import { shortDay } from '../lib/weeks';
import { extractNodes } from '../relay/extractNodes';
import { StatusChip } from '../ui/StatusChip';
import { statusLook } from '../ui/statuses';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  title: { margin: 0 },
});

/** The worked days of a range by what was decided; nothing for those who may not read days. */
export function WorkedDays(props: { days: WorkedDays_days$key }) {
  const styles = useStyles();
  const connection = useFragment(
    graphql`
      fragment WorkedDays_days on TimeLogConnection @throwOnFieldError {
        edges {
          node {
            id
            date
            worked
            status
          }
        }
      }
    `,
    props.days,
  );
  const worked = extractNodes(connection)
    .filter(({ worked: was }) => was)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  if (worked.length === 0) return null;
  const years = new Set(worked.map(({ date }) => date.slice(0, 4)));
  return (
    <div>
      <p className={styles.title}>{counted(worked.length, 'day')} worked</p>
      <ul className={styles.list}>
        {worked.map(({ id, date, status }) => (
          <li key={id}>
            <StatusChip
              status={status}
              label={`${shortDay(date)}${years.size > 1 ? ` ${date.slice(0, 4)}` : ''}: ${statusLook(status).label}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
