import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { formatAmount, sumAmounts } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { formatDate } from 'rules/instantFormats';
import { formatMoney } from 'rules/money';
import type { PaidBehindQuery } from '../../__generated__/PaidBehindQuery.graphql';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { TextLink } from '../../kit/ui/TextLink';
import { statementPath } from './reportAddress';
import { useFiguresStyles } from './useFiguresStyles';

const query = graphql`
  query PaidBehindQuery($userId: ID!, $year: Int!) @throwOnFieldError {
    taxSeason(year: $year) {
      row(userId: $userId) {
        runs {
          id
          number
          weekStart
          gross
          reimbursed
          payment {
            date
          }
        }
      }
    }
  }
`;

/** The runs that add up to the person's form of a year: paid in that year, by pay date. */
export function PaidBehind({ userId, year, attempt }: { userId: string; year: number; attempt: number }) {
  const policy = attempt ? 'network-only' : 'store-and-network';
  const queryRef = useQueryRef<PaidBehindQuery>(query, { userId, year }, policy, attempt);
  return queryRef && <Loaded queryRef={queryRef} year={year} />;
}

function Loaded({ queryRef, year }: { queryRef: PreloadedQuery<PaidBehindQuery>; year: number }) {
  const table = useFiguresStyles();
  const { taxSeason } = usePreloadedQuery<PaidBehindQuery>(query, queryRef);
  const runs = taxSeason?.row?.runs ?? [];
  if (runs.length === 0) return <p>Nothing is marked as paid in {year} anymore.</p>;
  return (
    <table className={table.root} aria-label={`Payroll runs paid in ${year}`}>
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col">Compensation</th>
          <th scope="col">Reimbursed</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ id, number, weekStart, payment, gross, reimbursed }) => (
          <tr key={id}>
            <th scope="row">
              <TextLink to={statementPath(id)}>Pay statement #{number}</TextLink>
              <span className={table.about}>
                {formatWeek(weekStart)}
                {payment && ` · paid on ${formatDate(payment.date)}`}
              </span>
            </th>
            <td>{formatAmount(gross)}</td>
            <td>{formatAmount(reimbursed)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatMoney(sumAmounts(runs.map(({ gross }) => gross)))}</td>
          <td>{formatMoney(sumAmounts(runs.map(({ reimbursed }) => reimbursed)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
