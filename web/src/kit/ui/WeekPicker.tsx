import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import { CalendarRegular, ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { formatWeek } from 'rules/dayFormats';
import { addDays } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { media } from './breakpoints';
import { IconButton } from './IconButton';
import { WeekCalendar } from './WeekCalendar';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    border: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
    [media.narrow]: { width: '100%' },
  },
  steps: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    [media.narrow]: { width: '100%' },
  },
  label: {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    minWidth: '250px',
    [media.narrow]: {
      minWidth: 0,
      flexGrow: 1,
      whiteSpace: 'normal',
      paddingInline: tokens.spacingHorizontalXS,
    },
  },
  back: { [media.narrow]: { width: '100%' } },
  icon: { [media.narrow]: { display: 'none' } },
});

export type WeekPickerProps = {
  /** The Monday of the week shown. */
  value: string;
  /** Always a Monday. */
  onChange: (monday: string) => void;
  /** The date that 'This Week' refers to. */
  today: string;
  /** Why the next week cannot be shown. */
  nextDisabledReason?: string | null;
  /** The last Monday that is offered. */
  latest?: string;
  label?: string;
};

/** Chooses a week: the previous, the next, the current one, or the week of any date in the calendar. */
export function WeekPicker({
  value,
  onChange,
  today,
  nextDisabledReason,
  latest,
  label = 'Week',
}: WeekPickerProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const choose = (day: string) => {
    setOpen(false);
    onChange(startOfWeek(day));
  };
  const thisWeek = startOfWeek(today);
  const last = latest !== undefined && latest < thisWeek ? latest : thisWeek;
  return (
    <fieldset aria-label={label} className={styles.root}>
      <div className={styles.steps}>
        <IconButton
          label="Previous Week"
          icon={<ChevronLeftRegular />}
          onClick={() => onChange(addDays(value, -7))}
        />
        <Popover
          open={isOpen}
          onOpenChange={(_event, { open }) => setOpen(open)}
          trapFocus
          positioning="below"
        >
          <PopoverTrigger disableButtonEnhancement>
            <Button
              data-on-paper
              appearance="outline"
              icon={{ children: <CalendarRegular />, className: styles.icon }}
              className={styles.label}
            >
              {formatWeek(value)}
            </Button>
          </PopoverTrigger>
          <PopoverSurface aria-label="Choose a week">
            <WeekCalendar value={value} today={today} latest={latest} onChoose={choose} />
          </PopoverSurface>
        </Popover>
        <IconButton
          label="Next Week"
          icon={<ChevronRightRegular />}
          disabledReason={nextDisabledReason}
          onClick={() => onChange(addDays(value, 7))}
        />
      </div>
      {value !== last && (
        <Button appearance="subtle" className={styles.back} onClick={() => onChange(last)}>
          {last === thisWeek ? 'This Week' : 'Latest Week'}
        </Button>
      )}
    </fieldset>
  );
}
