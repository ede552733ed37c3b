import { graphql, useFragment } from 'react-relay';
import type { ReportSubtotals_report$key } from '../../__generated__/ReportSubtotals_report.graphql';
import { DataTable } from '../../kit/ui/DataTable';
import { Section } from '../../kit/ui/Section';
import { formatCell } from './cellText';
import { toDataTableColumns } from './reportColumns';

/** Each contractor's sums, if a contractor has several rows. */
export function ReportSubtotals(props: { report: ReportSubtotals_report$key }) {
  const { columns, subtotals, totals } = useFragment(
    graphql`
      fragment ReportSubtotals_report on Report @throwOnFieldError {
        columns {
          key
          title
          kind
        }
        subtotals {
          cells
        }
        totals
      }
    `,
    props.report,
  );
  if (subtotals.length < 2) return null;
  const rows = subtotals.map(({ cells }, place) => ({ key: String(place), cells }));
  // The name and the summed columns: the other columns mean nothing in a sum.
  const shown = columns.flatMap((column, index) =>
    index === 0 || typeof totals[index] === 'string' ? [{ column, index }] : [],
  );
  return (
    <Section title="By contractor" flush>
      <DataTable
        label="Sums by contractor"
        columns={toDataTableColumns(shown)}
        rows={rows}
        rowKey={({ key }) => key}
        totals={Object.fromEntries(
          shown.map(({ column, index }) => [
            column.key,
            index === 0 ? 'Total' : formatCell(column, totals[index]),
          ]),
        )}
        empty=""
      />
    </Section>
  );
}
