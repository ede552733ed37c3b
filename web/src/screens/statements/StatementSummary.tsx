import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { StatementSummary_run$key } from '../../__generated__/StatementSummary_run.graphql';
import type { StatementSummary_statement$key } from '../../__generated__/StatementSummary_statement.graphql';
import { counted } from '../../kit/lib/labels';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Section } from '../../kit/ui/Section';
import { TextLink } from '../../kit/ui/TextLink';
import { statementsOf } from './statementAddress';
import { useSumsTableStyles } from './useSumsTableStyles';

/** The sums of the week and of the year. */
export function StatementSummary(props: {
  run: StatementSummary_run$key;
  statement: StatementSummary_statement$key;
}) {
  const styles = useSumsTableStyles();
  const me = useSessionUser();
  const { user } = useFragment(
    graphql`
      fragment StatementSummary_run on PayrollRun @throwOnFieldError {
        user {
          id
        }
      }
    `,
    props.run,
  );
  const { yearToDate, ...week } = useFragment(
    graphql`
      fragment StatementSummary_statement on PayStatement @throwOnFieldError {
        basePay
        expenses
        totalPay
        yearToDate {
          year
          runs
          basePay
          expenses
          totalPay
          paidBefore
        }
      }
    `,
    props.statement,
  );
  const rows = [
    ['Base pay', 'basePay'],
    ['Expenses', 'expenses'],
    ['Total pay', 'totalPay'],
  ] as const;
  return (
    <Section title="Summary">
      <table className={styles.root} aria-label="Summary">
        <thead>
          <tr>
            <td />
            <th scope="col">This week</th>
            <th scope="col">{yearToDate.year} to date</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, key]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatAmount(week[key])}</td>
              <td>{formatAmount(yearToDate[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>
        Base pay is the total of each day’s pay. The daily rate is the one in effect that day.{' '}
        {yearToDate.year} to date:{' '}
        <TextLink to={statementsOf(user.id, me.id, yearToDate.year)} className={styles.link}>
          {counted(yearToDate.runs, 'statement')}
        </TextLink>
        , by pay date
        {yearToDate.paidBefore > 0 && `, and ${formatAmount(yearToDate.paidBefore)} paid outside this system`}
        .
      </p>
    </Section>
  );
}
