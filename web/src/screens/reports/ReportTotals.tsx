import { graphql, useFragment } from 'react-relay';
import type { ReportTotals_report$key } from '../../__generated__/ReportTotals_report.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';
import { cellText } from './cellText';

/** The most important sums; all of them are under the table. */
const CARDS = new Set([
  'daysWorked',
  'paidDays',
  'basePay',
  'expenses',
  'totalPay',
  'compensation',
  'reportable',
]);

/** The sums of all rows. */
export function ReportTotals(props: { report: ReportTotals_report$key }) {
  const { columns, totals } = useFragment(
    graphql`
      fragment ReportTotals_report on Report @throwOnFieldError {
        columns {
          key
          title
          kind
        }
        totals
      }
    `,
    props.report,
  );
  return (
    <StatCards label="Totals">
      {columns.map(({ key, title, kind }, index) => {
        const total = totals[index];
        if (!CARDS.has(key) || total === null || total === undefined) return null;
        return <StatCard key={key} label={title} value={cellText(kind, total)} />;
      })}
    </StatCards>
  );
}
