import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatShortDay } from 'rules/dayFormats';
import { getDayName } from 'rules/days';
import { lockedByRunMessage } from 'rules/messages';
import { Button } from '../../kit/ui/Button';
import { NARROW_TABLE } from '../../kit/ui/breakpoints';
import { StatusChip } from '../../kit/ui/StatusChip';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { PersonLink } from '../people/PersonLink';
import type { DayToDecide, SubmittedDay, SubmittedWeek } from './submittedWeek';
import type { Decision } from './useDecideDays';

// The days respond to the table's width, like the table itself.
const cards = NARROW_TABLE;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  who: { margin: `0 0 ${tokens.spacingVerticalS}` },
  day: {
    display: 'grid',
    gridTemplateColumns: '110px 70px minmax(0, 1fr) auto minmax(168px, auto)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTopStyle: 'none' },
    [cards]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
      padding: tokens.spacingHorizontalM,
    },
  },
  date: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  worked: { color: tokens.colorNeutralForeground2 },
  words: { overflowWrap: 'anywhere', [cards]: { gridColumn: '1 / -1' } },
  reason: {
    ...typographyStyles.caption1,
    display: 'block',
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
  status: { display: 'flex' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalXS,
    [cards]: { gridColumn: '1 / -1' },
  },
});

type QueueDaysProps = {
  week: SubmittedWeek;
  refusalFor: (days: readonly DayToDecide[]) => string | null;
  onDecide: (days: DayToDecide[], decision: Decision) => void;
  onReject: (days: DayToDecide[]) => void;
};

/** The single days of a week with their notes, to decide on one by one. */
export function QueueDays({ week, refusalFor, onDecide, onReject }: QueueDaysProps) {
  const styles = useStyles();
  const { user, days, reason } = week;
  const list = (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to every browser
    <ul role="list" aria-label={`Days of ${user.name}`} className={styles.root}>
      {days.map((day) => {
        const named = [{ id: day.id, revision: day.revision, date: day.date, who: user.name }];
        const refusal = findRefusal(day, reason) ?? refusalFor(named);
        const of = <VisuallyHidden>{` ${getDayName(day.date)} of ${user.name}`}</VisuallyHidden>;
        return (
          <li key={day.id} className={styles.day}>
            <span className={styles.date}>{formatShortDay(day.date)}</span>
            <span className={styles.worked}>{day.worked ? 'Worked' : 'Off'}</span>
            <span className={styles.words}>
              {day.description || <VisuallyHidden>No notes</VisuallyHidden>}
              {day.status === 'REJECTED' && <span className={styles.reason}>{day.rejectionReason}</span>}
            </span>
            <span className={styles.status}>
              <StatusChip status={day.status} />
            </span>
            <span className={styles.actions}>
              {day.status === 'PENDING' ? (
                <>
                  <Button
                    size="small"
                    disabledReason={refusal}
                    onClick={() => onDecide(named, { status: 'APPROVED' })}
                  >
                    Approve{of}
                  </Button>
                  <Button size="small" disabledReason={refusal} onClick={() => onReject(named)}>
                    Reject…{of}
                  </Button>
                </>
              ) : (
                <Button
                  size="small"
                  appearance="subtle"
                  disabledReason={refusal}
                  onClick={() => onDecide(named, { status: 'PENDING' })}
                >
                  Undo Decision{of}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {/* The row's own name opens the row. */}
      <p className={styles.who}>
        <PersonLink user={user} />
      </p>
      {list}
    </>
  );
}

/** Why the viewer cannot decide the day; null when they can. */
function findRefusal(day: SubmittedDay, reason: string | null | undefined): string | null {
  if (day.payrollRun) return lockedByRunMessage(day.payrollRun.number);
  if (!day.viewerCanDecide) return reason ?? 'You can’t approve your own days.';
  return null;
}
