import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatDayRange, formatMonth } from 'rules/dayFormats';
import type { QuarterPaid_query$key } from '../../__generated__/QuarterPaid_query.graphql';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Section } from '../../kit/ui/Section';
import { DaysButton } from '../reports/DaysButton';
import { journal } from '../reports/daysFiles';
import { QuarterChart } from '../reports/QuarterChart';
import { neighbors, quarterName, quarterPath } from './quarters';

const useStyles = makeStyles({ chart: { padding: tokens.spacingHorizontalXL } });

type Sums = {
  readonly payments: number;
  readonly compensation: number;
  readonly reimbursed: number;
  readonly paid: number;
  readonly deducted: number;
  readonly withheld: number;
  readonly handedOut: number;
};
type Row = { readonly key: string; readonly name: string; readonly sums: Sums };

const column = (key: keyof Sums, header: string, importance?: 2 | 3): Column<Row> => ({
  key,
  header,
  importance,
  align: 'end',
  nowrap: true,
  cell: ({ sums }) => (key === 'payments' ? sums.payments.toLocaleString('en-US') : formatAmount(sums[key])),
});

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Paid In',
    cell: ({ key, name }) => (key === 'quarter' || key === 'year' ? <strong>{name}</strong> : name),
  },
  column('payments', 'Payments', 3),
  column('compensation', 'Compensation', 2),
  column('reimbursed', 'Reimbursed', 2),
  column('paid', 'Before Deductions'),
  column('deducted', 'Deductions', 2),
  column('withheld', 'Withheld', 2),
  column('handedOut', 'Paid Out'),
];

/** The quarter's payments month by month, and the year so far: all by pay date. */
export function QuarterPaid({ query }: { query: QuarterPaid_query$key }) {
  const styles = useStyles();
  const { today, quarter } = useFragment(
    graphql`
      fragment QuarterPaid_query on Query @argumentDefinitions(on: { type: "Date" }) @throwOnFieldError {
        today
        quarter(on: $on) {
          ...QuarterChart_quarter
          first
          last
          year
          number
          months {
            month
            sums {
              payments
              compensation
              reimbursed
              paid
              deducted
              withheld
              handedOut
            }
          }
          paid {
            payments
            compensation
            reimbursed
            paid
            deducted
            withheld
            handedOut
          }
          yearToDate {
            payments
            compensation
            reimbursed
            paid
            deducted
            withheld
            handedOut
          }
        }
      }
    `,
    query,
  );
  if (!quarter)
    return (
      <Section title="Quarter">
        <EmptyState
          text="This quarter hasn’t started."
          action={<ButtonLink to="/dashboard">Go to the Current Quarter</ButtonLink>}
        />
      </Section>
    );
  const { first, last, months, paid, yearToDate } = quarter;
  const { before, after } = neighbors(first);
  const rows = [
    ...months.map(({ month, sums }) => ({ key: month, name: formatMonth(month.slice(0, 7)), sums })),
    { key: 'quarter', name: quarterName(quarter), sums: paid },
    { key: 'year', name: `Year to date, ${quarter.year}`, sums: yearToDate },
  ];
  return (
    <Section
      flush
      title={quarterName(quarter)}
      description={`${formatDayRange(first, last)}, by the day the money went out`}
      actions={
        <>
          <DaysButton file={journal} days={{ startDate: first, endDate: last < today ? last : today }} />
          <ButtonLink to={quarterPath(before)}>Previous Quarter</ButtonLink>
          {after <= today && <ButtonLink to={quarterPath(after)}>Next Quarter</ButtonLink>}
        </>
      }
    >
      <DataTable
        label={`Paid in ${quarterName(quarter)}`}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        empty="Nothing was paid."
      />
      <div className={styles.chart}>
        <QuarterChart quarter={quarter} />
      </div>
    </Section>
  );
}
