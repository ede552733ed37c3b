import { makeStyles, tokens } from '@fluentui/react-components';
import { memo } from 'react';
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
  /** The server's proposed pay date, and the one chosen instead. */
  proposed: string;
  chosen: string | null;
  onPayDate: (day: string | null) => void;
  isLocked: boolean;
};

/** The week to pay, and the pay date. Not rendered again while someone types amounts. */
export const BoardToolbar = memo(function BoardToolbar(props: BoardToolbarProps) {
  const { week, today, onWeek, proposed, chosen, onPayDate, isLocked } = props;
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
      <PayDateField
        value={chosen ?? proposed}
        onChange={(day) => onPayDate(day === proposed ? null : day)}
        isLocked={isLocked}
      />
    </div>
  );
});
