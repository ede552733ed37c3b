import { makeStyles } from '@griffel/react';
import { graphql, useFragment } from 'react-relay';
import type {
  StatementDays_statement$data,
  StatementDays_statement$key,
} from '../__generated__/StatementDays_statement.graphql';
import { formatMoney } from '../lib/money';
import { shortDay } from '../lib/weeks';
import { DataTable } from '../ui/DataTable';
import type { Column } from '../ui/dataTable';
import { Section } from '../ui/Section';

type Row = StatementDays_statement$data['days'][number];

const useStyles = makeStyles({ notes: { overflowWrap: 'anywhere' } });

const LOGGED = { PENDING: 'Worked, pending', APPROVED: 'Worked, approved', REJECTED: 'Worked, rejected' };
const NOTHING = '–';

const amount = (money: number | null | undefined) => (money ? formatMoney(money) : NOTHING);

function logged({ worked, status }: Row): string {
  if (!status) return NOTHING;
  return worked ? LOGGED[status as keyof typeof LOGGED] : 'Not worked';
}

const columns: readonly Column<Row>[] = [
  { key: 'day', header: 'Day', cell: ({ date }) => shortDay(date), nowrap: true },
  { key: 'log', header: 'Time log', cell: logged },
  {
    key: 'rate',
    header: 'Daily rate',
    align: 'end',
    cell: ({ worked, pay, rate }) => amount(worked || pay ? rate : null),
  },
  { key: 'pay', header: 'Pay', align: 'end', cell: ({ pay }) => amount(pay) },
  { key: 'expenses', header: 'Expenses', align: 'end', cell: ({ expenses }) => amount(expenses) },
  { key: 'notes', header: 'Notes', cell: ({ notes }) => <Notes text={notes} /> },
];

/** Each day of the week: what was logged, what it was worth, what was paid. */
export function StatementDays(props: { statement: StatementDays_statement$key }) {
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
    <Section title="Days" flush>
      <DataTable
        label="Days of the week"
        columns={columns}
        rows={days}
        rowKey={({ date }) => date}
        totals={{ day: 'Total', pay: formatMoney(basePay), expenses: formatMoney(expenses) }}
        empty=""
      />
    </Section>
  );
}

function Notes({ text }: { text: string }) {
  return <span className={useStyles().notes}>{text}</span>;
}
