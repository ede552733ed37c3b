import { graphql, useFragment } from 'react-relay';
import { formatAmount, readCents, sumAmounts } from 'rules/amounts';
import { groupLines } from 'rules/lineGroups';
import { formatMoney } from 'rules/money';
import type { StatementAmounts_statement$key } from '../../__generated__/StatementAmounts_statement.graphql';
import { Section } from '../../kit/ui/Section';
import { useSumsTableStyles } from './useSumsTableStyles';

/** The week's amounts by kind, and the net pay; nothing for statements from before they were recorded. */
export function StatementAmounts(props: { statement: StatementAmounts_statement$key }) {
  const styles = useSumsTableStyles();
  const { amounts, balances } = useFragment(
    graphql`
      fragment StatementAmounts_statement on PayStatement @throwOnFieldError {
        amounts {
          gross
          reimbursed
          deducted
          withheld
          net
          lines {
            kind
            taxClass
            amount
            description
          }
        }
        balances {
          description
          before
          after
        }
      }
    `,
    props.statement,
  );
  if (!amounts) return null;
  const groups = groupLines(
    amounts.lines.map(({ kind, taxClass, amount, description }) => ({
      ...{ kind, taxClass, description },
      amount: readCents(amount),
    })),
  );
  const sums = [
    ['Gross', readCents(amounts.gross)],
    ['Reimbursed', readCents(amounts.reimbursed)],
    ['Deducted', -readCents(amounts.deducted)],
    ['Withheld', -readCents(amounts.withheld)],
  ] as const;
  const table = (
    <Section title="Earnings and Deductions">
      <table className={styles.root} aria-label="Earnings and Deductions">
        <thead>
          <tr>
            <td />
            <th scope="col">This week</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ label, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a statement never changes, and two may have one name
            <Row key={index} name={label} amount={amount} />
          ))}
          {sums.map(([name, amount]) => (amount ? <Row key={name} name={name} amount={amount} /> : null))}
        </tbody>
        <tfoot>
          <Row name="Net pay" amount={readCents(amounts.net)} />
        </tfoot>
      </table>
    </Section>
  );
  if (balances.length === 0) return table;
  return (
    <>
      {table}
      <Section title="Balance before and after">
        <table className={styles.root} aria-label="Balance before and after">
          <thead>
            <tr>
              <td />
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ description, before, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a statement never changes, and two may have one name
              <tr key={index}>
                <th scope="row">{description}</th>
                <td>{formatAmount(before)}</td>
                <td>{formatAmount(after)}</td>
              </tr>
            ))}
          </tbody>
          {balances.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">Total owed</th>
                <td>{formatMoney(sumAmounts(balances.map(({ before }) => before)))}</td>
                <td>{formatMoney(sumAmounts(balances.map(({ after }) => after)))}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </Section>
    </>
  );
}

function Row({ name, amount }: { name: string; amount: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatMoney(amount)}</td>
    </tr>
  );
}
