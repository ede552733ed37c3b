import { graphql } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from 'rules/expenses';
import { formatMoney } from 'rules/money';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { StatusChip } from '../../kit/ui/StatusChip';
import { TextLink } from '../../kit/ui/TextLink';
import type { EarningLine, EarningWeek } from './earningWeeks';

graphql`
  fragment EarningDays_run on PayrollRun {
    id
    number
    status
  }
`;

graphql`
  fragment EarningDays_receipt on Receipt {
    id
    date
    amount
    category
  }
`;

type Row = {
  readonly key: string;
  readonly date: string;
  readonly line: EarningLine | null;
  readonly receipts: EarningWeek['receipts'];
};

const columns: readonly Column<Row>[] = [
  { key: 'day', header: 'Day', nowrap: true, cell: ({ date }) => formatShortDay(date) },
  { key: 'from', header: 'From', cell: ({ line }) => line && <Origin line={line} /> },
  { key: 'pay', header: 'Pay', align: 'end', cell: ({ line }) => line && formatMoney(line.cents) },
  {
    key: 'receipts',
    header: 'Receipts',
    align: 'end',
    cell: ({ receipts }) =>
      receipts.map(({ id, category, amount }) => (
        <div key={id}>
          {EXPENSE_CATEGORIES[category as ExpenseCategory] ?? category} {formatAmount(amount)}
        </div>
      )),
  },
];

/** The days of a week, each with its earnings and its receipts beside it. */
export function EarningDays({ week }: { week: EarningWeek }) {
  return (
    <DataTable
      label="Days of the week"
      columns={columns}
      rows={toRows(week)}
      rowKey={({ key }) => key}
      empty="No days in this week."
    />
  );
}

/** The receipts of a day appear once, beside its first line; those of a day off have their own. */
function toRows({ lines, receipts }: EarningWeek): Row[] {
  const dates = [...new Set([...lines, ...receipts].map(({ date }) => date))].sort();
  return dates.flatMap((date): Row[] => {
    const own = lines.filter((line) => line.date === date);
    const spent = receipts.filter((receipt) => receipt.date === date);
    if (own.length === 0) return [{ key: date, date, line: null, receipts: spent }];
    return own.map((line, index) => ({
      key: `${date} ${index}`,
      date,
      line,
      receipts: index === 0 ? spent : [],
    }));
  });
}

function Origin({ line: { run, cents } }: { line: EarningLine }) {
  if (!run) return cents > 0 ? 'Day rate' : 'No day rate yet';
  return (
    <>
      <TextLink to={`/dashboard/statements/${encodeURIComponent(run.id)}`}>Payroll #{run.number}</TextLink>{' '}
      <StatusChip status={run.status} />
    </>
  );
}
