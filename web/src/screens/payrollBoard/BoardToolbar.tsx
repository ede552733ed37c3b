import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { isDay } from 'rules/days';
import { latestWeek, nextWeekRefusal } from 'rules/weekChoice';
import { WeekPicker } from '../../kit/ui/WeekPicker';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
  },
  // The label takes what it needs and not a third, and is level with a field that is taller for touch.
  payDate: { gridTemplateColumns: 'auto auto', alignItems: 'center' },
});

type BoardToolbarProps = {
  week: string;
  today: string;
  onWeek: (monday: string) => void;
  payDate: string;
  onPayDate: (day: string) => void;
  isLocked: boolean;
};

/** Which week is paid, and the day the money counts as paid. */
export function BoardToolbar({ week, today, onWeek, payDate, onPayDate, isLocked }: BoardToolbarProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <WeekPicker
        value={week}
        today={today}
        onChange={onWeek}
        nextDisabledReason={nextWeekRefusal(week, today)}
        latest={latestWeek(today)}
      />
      <Field label="Pay date" orientation="horizontal" className={styles.payDate}>
        <Input
          type="date"
          value={payDate}
          readOnly={isLocked}
          // A date that is being cleared or typed has no day yet: what counts is the last whole one.
          onChange={(_event, { value }) => isDay(value) && onPayDate(value)}
        />
      </Field>
    </div>
  );
}
