import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, readInlineData } from 'react-relay';
import { formatAmount, sumAmounts } from 'rules/amounts';
import { formatShortDay, formatWeek } from 'rules/dayFormats';
import { formatDate } from 'rules/instantFormats';
import { formatMoney } from 'rules/money';
import type { RunFigures_run$key } from '../../__generated__/RunFigures_run.graphql';
import { StatusChip } from '../../kit/ui/StatusChip';
import { TextLink } from '../../kit/ui/TextLink';
import { statementPath } from './reportAddress';
import { useFiguresStyles } from './useFiguresStyles';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    marginBottom: tokens.spacingVerticalXS,
  },
  about: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

type RunFiguresProps = {
  run: RunFigures_run$key;
  /** Only the days from the first to the last, if the row counts no others. */
  within?: { startDate: string; endDate: string };
};

/** A run with its days: pay, expenses, notes. */
export function RunFigures({ run, within }: RunFiguresProps) {
  const styles = useStyles();
  const table = useFiguresStyles();
  const { id, number, status, weekStart, payDate, entries } = readInlineData(
    graphql`
      fragment RunFigures_run on PayrollRun @inline @throwOnFieldError {
        id
        number
        status
        weekStart
        payDate
        entries {
          date
          pay
          expenses
          notes
        }
      }
    `,
    run,
  );
  const days = entries.filter(({ date }) => !within || (date >= within.startDate && date <= within.endDate));
  return (
    <div>
      <div className={styles.head}>
        <TextLink to={statementPath(id)}>Pay statement #{number}</TextLink>
        <StatusChip status={status} />
        <span className={styles.about}>
          {formatWeek(weekStart)} · pay date {formatDate(payDate)}
        </span>
      </div>
      <table className={table.root} aria-label={`Days of payroll #${number}`}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Base Pay</th>
            <th scope="col">Expenses</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, pay, expenses, notes }) => (
            <tr key={date}>
              <th scope="row">
                {formatShortDay(date)}
                {notes && <span className={table.about}>{notes}</span>}
              </th>
              <td>{formatAmount(pay)}</td>
              <td>{formatAmount(expenses)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatMoney(sumAmounts(days.map(({ pay }) => pay)))}</td>
            <td>{formatMoney(sumAmounts(days.map(({ expenses }) => expenses)))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
