import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatLongDay, formatShortDay } from 'rules/dayFormats';
import { yearOf } from 'rules/days';
import type { WorkedDays_days$key } from '../../__generated__/WorkedDays_days.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { FailedRows } from '../../kit/ui/FailedRows';
import { StatusChip } from '../../kit/ui/StatusChip';
import { statusLook } from '../../kit/ui/statuses';

const DECISIONS = ['APPROVED', 'PENDING', 'REJECTED'] as const;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
  },
  days: { flex: '1 1 240px', minWidth: 0, maxWidth: '90ch' },
});

type WorkedDaysProps = { days: WorkedDays_days$key; onRetry: () => void };

/** The worked days of a range by status; nothing for those who may not read days. */
export function WorkedDays({ onRetry, ...props }: WorkedDaysProps) {
  const styles = useStyles();
  const connection = useFragment(
    graphql`
      fragment WorkedDays_days on TimeLogConnection @throwOnFieldError {
        pageInfo {
          hasNextPage
        }
        edges {
          node @catch(to: RESULT) {
            date
            worked
            status
          }
        }
      }
    `,
    props.days,
  );
  const { rows, failed } = extractRows(connection);
  const worked = rows
    .filter(({ worked: was }) => was)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  if (worked.length + failed === 0) return null;
  const inOneYear = new Set(worked.map(({ date }) => yearOf(date))).size === 1;
  const written = (date: string) => (inOneYear ? formatShortDay(date) : formatLongDay(date));
  return (
    <>
      <ul className={styles.list} aria-label={`${counted(worked.length, 'day')} worked`}>
        {DECISIONS.map((decision) => {
          const days = worked.filter(({ status }) => status === decision);
          if (days.length === 0) return null;
          return (
            <li key={decision} className={styles.item}>
              <StatusChip status={decision} label={`${days.length} ${statusLook(decision).label}`} />
              <span className={styles.days}>{days.map(({ date }) => written(date)).join(', ')}</span>
            </li>
          );
        })}
      </ul>
      {connection.pageInfo.hasNextPage && <p>There are too many days to list them all.</p>}
      <FailedRows count={failed} onRetry={onRetry} />
    </>
  );
}
