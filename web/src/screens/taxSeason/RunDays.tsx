import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import type { RunDays_run$key } from '../../__generated__/RunDays_run.graphql';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    width: '100%',
    maxWidth: '480px',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { fontWeight: tokens.fontWeightRegular, textAlign: 'start', padding: '2px 0' },
    '& :is(th, td):not(:first-child)': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      padding: `2px 0 2px ${tokens.spacingHorizontalL}`,
    },
    '& thead th': { color: tokens.colorNeutralForeground3 },
  },
  notes: { display: 'block', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  none: { margin: 0 },
});

/** The days of a run with pay or expenses. */
export function RunDays(props: { run: RunDays_run$key }) {
  const styles = useStyles();
  const { number, entries } = useFragment(
    graphql`
      fragment RunDays_run on PayrollRun @throwOnFieldError {
        number
        entries {
          id
          date
          pay
          expenses
          notes
        }
      }
    `,
    props.run,
  );
  const days = entries.filter(({ pay, expenses }) => pay !== 0 || expenses !== 0);
  if (days.length === 0) return <p className={styles.none}>This payroll has no days.</p>;
  return (
    <table className={styles.root} aria-label={`Days of payroll #${number}`}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Pay</th>
          <th scope="col">Expenses</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ id, date, pay, expenses, notes }) => (
          <tr key={id}>
            <th scope="row">
              {formatShortDay(date)}
              {notes && <span className={styles.notes}>{notes}</span>}
            </th>
            <td>{formatAmount(pay)}</td>
            <td>{formatAmount(expenses)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
