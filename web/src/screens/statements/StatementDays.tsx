import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import type {
  StatementDays_statement$data,
  StatementDays_statement$key,
} from '../../__generated__/StatementDays_statement.graphql';
import { Section } from '../../kit/ui/Section';
import { useSumsTableStyles } from './useSumsTableStyles';

type Day = StatementDays_statement$data['days'][number];

const useStyles = makeStyles({
  about: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

const LOGGED: Record<string, string> = {
  PENDING: 'Worked, pending',
  APPROVED: 'Worked, approved',
  REJECTED: 'Worked, rejected',
};

const amount = (money: number) => (money ? formatAmount(money) : '–');

/** The log, and the day's rate. */
function aboutDay({ worked, status, pay, rate }: Day): string {
  const logged = !status ? 'Not logged' : worked ? LOGGED[status] : 'Not worked';
  return rate && (worked || pay) ? `${logged} · daily rate ${formatAmount(rate)}` : `${logged}`;
}

/** Each day of the week: the log, the rate, the pay. */
export function StatementDays(props: { statement: StatementDays_statement$key }) {
  const table = useSumsTableStyles();
  const styles = useStyles();
  const { days, basePay, expenses } = useFragment(
    graphql`
      fragment StatementDays_statement on PayStatement @throwOnFieldError {
        basePay
        expenses
        days {
          date
          worked
          status
          rate
          pay
          expenses
          notes
        }
      }
    `,
    props.statement,
  );
  return (
    <Section title="Days">
      <table className={table.root} aria-label="Days of the week">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Pay</th>
            <th scope="col">Expenses</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                {formatShortDay(day.date)}
                <span className={styles.about}>{aboutDay(day)}</span>
                {day.notes && <span className={styles.about}>{day.notes}</span>}
              </th>
              <td>{amount(day.pay)}</td>
              <td>{amount(day.expenses)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatAmount(basePay)}</td>
            <td>{formatAmount(expenses)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}
