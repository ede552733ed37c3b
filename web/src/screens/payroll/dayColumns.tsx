import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { getDayName } from 'rules/days';
import { formatDate } from 'rules/instantFormats';
import type { DayLogState_day$key } from '../../__generated__/DayLogState_day.graphql';
import type { Column } from '../../kit/ui/dataTable';
import { DayLogState } from './DayLogState';

/** A day of the week as both the form and the processed run show it. */
export type LoggedDay = {
  readonly date: string;
  readonly day: DayLogState_day$key;
  readonly proposedPay?: number;
};

/** The columns for a day and its log. */
export const dayColumns: readonly Column<LoggedDay>[] = [
  { key: 'day', header: 'Day', cell: ({ date }) => <DayLabel date={date} />, nowrap: true },
  {
    key: 'log',
    header: 'Time Log',
    cell: ({ day, proposedPay }) => <DayLogState day={day} proposedPay={proposedPay} />,
  },
];

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column' },
  date: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

function DayLabel({ date }: { date: string }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {getDayName(date)}
      <span className={styles.date}>{formatDate(date)}</span>
    </span>
  );
}
