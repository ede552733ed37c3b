import { makeStyles, tokens } from '@fluentui/react-components';
import { latestWeek, nextWeekRefusal } from 'rules/weekChoice';
import { WeekPicker } from '../../kit/ui/WeekPicker';
import { PayDateField } from '../payments/PayDateField';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
  },
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
      <PayDateField value={payDate} onChange={onPayDate} isLocked={isLocked} />
    </div>
  );
}
