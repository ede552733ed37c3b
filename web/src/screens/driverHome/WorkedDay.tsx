import { Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatShortDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { MAX_DAY_NOTES } from 'rules/limits';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { LoggedDay } from '../timeLogs/loggedDay';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    // On a phone the route goes below.
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: tokens.spacingVerticalXXS },
  },
  day: { ...typographyStyles.body1Strong, whiteSpace: 'nowrap' },
  input: {
    [media.touch]: { minHeight: TOUCH_TARGET },
    [media.narrow]: { gridColumn: '1 / -1', gridRow: '2' },
  },
  route: { overflowWrap: 'anywhere', [media.narrow]: { gridColumn: '1 / -1', gridRow: '2' } },
  error: {
    gridColumn: '2 / -1',
    [media.narrow]: { gridColumn: '1 / -1' },
    color: tokens.colorStatusDangerForeground1,
  },
});

type WorkedDayProps = {
  date: Day;
  log: LoggedDay | undefined;
  description: string;
  isEdited: boolean;
  error: string | undefined;
  onDescribe: (description: string) => void;
};

/** A worked day: its route and its status. */
export function WorkedDay({ date, log, description, isEdited, error, onDescribe }: WorkedDayProps) {
  const styles = useStyles();
  return (
    <li className={styles.root}>
      <span className={styles.day}>{formatShortDay(date)}</span>
      {log?.viewerCanEdit === false ? (
        <span className={styles.route}>{description}</span>
      ) : (
        <Input
          className={styles.input}
          aria-label={`Route of ${formatShortDay(date)}`}
          placeholder="Route or notes"
          autoComplete="off"
          maxLength={MAX_DAY_NOTES}
          value={description}
          aria-invalid={Boolean(error)}
          onChange={(_event, { value }) => onDescribe(value)}
        />
      )}
      <span>
        {isEdited ? (
          <StatusChip tone="info" label="Not submitted" />
        ) : (
          log && <StatusChip status={log.status} />
        )}
      </span>
      {error && <span className={styles.error}>{error}</span>}
    </li>
  );
}
