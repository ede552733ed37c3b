import { Field, Input, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { formatMonth, formatWeek } from 'rules/dayFormats';
import { getDayName, isDay } from 'rules/days';
import { addMonths, listMondays } from 'rules/months';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import { Button } from './Button';
import { media, TOUCH_TARGET } from './breakpoints';
import { IconButton } from './IconButton';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', alignItems: 'center' } as const;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '280px' },
  month: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  name: { ...typographyStyles.body1Strong },
  weekdays: {
    ...columns,
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
  },
  weeks: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  week: {
    ...columns,
    ...typographyStyles.body1,
    width: '100%',
    minHeight: '32px',
    padding: '0',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover:enabled': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    [media.touch]: { minHeight: TOUCH_TARGET },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover:enabled': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  otherMonth: { color: tokens.colorNeutralForeground3 },
  today: { fontWeight: tokens.fontWeightBold, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  typed: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
  date: { flexGrow: 1, minWidth: 0 },
});

export type WeekCalendarProps = {
  value: string;
  today: string;
  latest?: string;
  /** Any day of the chosen week. */
  onChoose: (day: string) => void;
};

/** A month whose rows are weeks: a press anywhere in a row, or a typed date, chooses the week. */
export function WeekCalendar({ value, today, latest, onChoose }: WeekCalendarProps) {
  const styles = useStyles();
  // A week belongs to the month of its Thursday, as in ISO 8601.
  const [month, setMonth] = useState(listWeekDays(value)[3]!.slice(0, 7));
  const [typed, setTyped] = useState('');
  const isOffered = (monday: string) => !latest || monday <= latest;
  const canGo = isDay(typed) && typed >= '1900' && isOffered(startOfWeek(typed));

  const type = (day: string) => {
    setTyped(day);
    if (isDay(day) && day >= '1900') setMonth(day.slice(0, 7));
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (canGo) onChoose(typed);
  };
  return (
    <div className={styles.root}>
      <div className={styles.month}>
        <IconButton
          label="Previous month"
          icon={<ChevronLeftRegular />}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <span aria-live="polite" className={styles.name}>
          {formatMonth(month)}
        </span>
        <IconButton
          label="Next month"
          icon={<ChevronRightRegular />}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <div aria-hidden className={styles.weekdays}>
        {listWeekDays(value).map((day) => (
          <span key={day}>{getDayName(day).slice(0, 2)}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the buttons inside */}
      <div className={styles.weeks} onKeyDown={moveFocus}>
        {listMondays(month).map((monday) => (
          <button
            key={monday}
            type="button"
            aria-label={formatWeek(monday)}
            aria-current={monday === value ? 'date' : undefined}
            disabled={!isOffered(monday)}
            className={mergeClasses(styles.week, monday === value && styles.chosen)}
            onClick={() => onChoose(monday)}
          >
            {listWeekDays(monday).map((day) => (
              <span
                key={day}
                className={mergeClasses(
                  !day.startsWith(month) && styles.otherMonth,
                  day === today && styles.today,
                )}
              >
                {Number(day.slice(8))}
              </span>
            ))}
          </button>
        ))}
      </div>
      <form className={styles.typed} onSubmit={go}>
        <Field label="Week of" className={styles.date}>
          <Input
            type="date"
            value={typed}
            onChange={(_event, data) => type(data.value)}
            className={styles.date}
          />
        </Field>
        <Button type="submit" disabledReason={canGo ? null : 'Enter a date first.'}>
          Go
        </Button>
      </form>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const weeks = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const next = weeks[weeks.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
