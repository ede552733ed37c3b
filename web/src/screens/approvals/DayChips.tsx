import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, DismissCircleRegular } from '@fluentui/react-icons';
import { formatShortDay } from 'rules/dayFormats';
import { getDayName } from 'rules/days';
import { listWeekDays } from 'rules/weeks';
import { NARROW_TABLE } from '../../kit/ui/breakpoints';
import { statusLook } from '../../kit/ui/statuses';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import type { SubmittedDay } from './submittedWeek';

const useStyles = makeStyles({
  root: { display: 'inline-flex', gap: '3px', margin: 0, padding: 0, listStyleType: 'none' },
  day: {
    ...typographyStyles.caption2Strong,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    boxSizing: 'border-box',
    width: '30px',
    [NARROW_TABLE]: { width: '26px' },
    padding: `${tokens.spacingVerticalXXS} 0`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
  mark: { display: 'flex', alignItems: 'center', height: '18px', fontSize: '16px' },
  off: { border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}` },
  APPROVED: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  PENDING: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
  REJECTED: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
});

const ICONS = { APPROVED: CheckmarkCircleRegular, PENDING: ClockRegular, REJECTED: DismissCircleRegular };

/** 'Worked, pending', 'Off, approved', 'Not entered'. */
export function dayState(day: Pick<SubmittedDay, 'worked' | 'status'> | undefined): string {
  if (!day) return 'Not entered';
  return `${day.worked ? 'Worked' : 'Off'}, ${statusLook(day.status).label.toLowerCase()}`;
}

type DayChipsProps = {
  monday: string;
  days: readonly Pick<SubmittedDay, 'date' | 'worked' | 'status'>[];
};

/** The seven days of a week at a glance: their entries and decisions. A day off has a dashed frame. */
export function DayChips({ monday, days }: DayChipsProps) {
  const styles = useStyles();
  const dayByKey = new Map(days.map((day) => [day.date, day]));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to every browser
    <ul role="list" aria-label="Days" className={styles.root}>
      {listWeekDays(monday).map((date) => {
        const day = dayByKey.get(date);
        const Icon = day && ICONS[day.status];
        const text = `${formatShortDay(date)}: ${dayState(day)}`;
        return (
          <li
            key={date}
            title={text}
            className={mergeClasses(styles.day, day && styles[day.status], day && !day.worked && styles.off)}
          >
            <span aria-hidden>{getDayName(date).slice(0, 2)}</span>
            <span aria-hidden className={styles.mark}>
              {Icon ? <Icon /> : '–'}
            </span>
            <VisuallyHidden>{text}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
