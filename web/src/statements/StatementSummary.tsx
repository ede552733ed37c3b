import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { graphql, useFragment } from 'react-relay';
import type { StatementSummary_statement$key } from '../__generated__/StatementSummary_statement.graphql';
import { counted } from '../lib/labels';
import { formatMoney } from '../lib/money';
import { Section } from '../ui/Section';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': { ...typographyStyles.body1, textAlign: 'start', padding: `${tokens.spacingVerticalS} 0` },
    '& td, & thead th': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      padding: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    },
    '& thead th': { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
    '& tbody tr': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
    '& tbody tr:last-child :is(th, td)': { fontWeight: tokens.fontWeightSemibold },
  },
  hint: {
    ...typographyStyles.caption1,
    margin: `${tokens.spacingVerticalS} 0 0`,
    color: tokens.colorNeutralForeground3,
  },
});

/** The week's sums beside those of the year. */
export function StatementSummary(props: { statement: StatementSummary_statement$key }) {
  const styles = useStyles();
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
      <table className={styles.table} aria-label="Summary">
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
              <td>{formatMoney(week[key])}</td>
              <td>{formatMoney(yearToDate[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>
        Base pay adds up the pay of the days; the daily rate is the one in force on each day. Expenses are
        paid back on top. {yearToDate.year} to date: {counted(yearToDate.runs, 'statement')}, by pay date.
      </p>
    </Section>
  );
}
