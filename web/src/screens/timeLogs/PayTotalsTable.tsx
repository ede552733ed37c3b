import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { To } from 'react-router-dom';
import { formatAmount } from 'rules/amounts';
import { Button } from '../../kit/ui/Button';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { TextLink } from '../../kit/ui/TextLink';

/** Enough for a quarter of weeks or a year of months. */
const FIRST_ROWS = 12;

const useStyles = makeStyles({
  more: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
});

graphql`
  fragment PayTotalsTable_pay on PayTotals {
    daysWorked
    earned
    expenses
    paid
  }
`;

/** Dollars of one period, and the days behind them. */
export type Pay = {
  readonly daysWorked: number;
  readonly earned: string | number;
  readonly expenses: string | number;
  readonly paid: string | number;
};

/** `days` is the address of the period's days, and `onOpen` opens them in place. */
type Row = Pay & {
  readonly period: string;
  readonly label: string;
  readonly days?: To;
  readonly onOpen?: () => void;
};

type PayTotalsTableProps = { label: string; periodHeader: string; rows: readonly Row[] };

/** One row per period; the older ones load on request. */
export function PayTotalsTable({ label, periodHeader, rows }: PayTotalsTableProps) {
  const styles = useStyles();
  const [showsAll, setShowsAll] = useState(false);
  const columns: Column<Row>[] = [
    {
      key: 'period',
      header: periodHeader,
      cell: (row) => <Period {...row} />,
    },
    { key: 'days', header: 'Days Worked', align: 'end', cell: (row) => row.daysWorked },
    { key: 'earned', header: 'Earned', align: 'end', cell: (row) => formatAmount(row.earned), importance: 2 },
    {
      key: 'expenses',
      header: 'Expenses',
      align: 'end',
      cell: (row) => formatAmount(row.expenses),
      importance: 2,
    },
    { key: 'paid', header: 'Paid', align: 'end', cell: (row) => formatAmount(row.paid) },
  ];
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={showsAll ? rows : rows.slice(0, FIRST_ROWS)}
        rowKey={(row) => row.period}
        empty="No totals yet."
      />
      {!showsAll && rows.length > FIRST_ROWS && (
        <div className={styles.more}>
          <Button appearance="subtle" onClick={() => setShowsAll(true)}>
            {`Show all ${rows.length}`}
          </Button>
        </div>
      )}
    </>
  );
}

function Period({ label, days, onOpen }: Row) {
  if (days) return <TextLink to={days}>{label}</TextLink>;
  if (!onOpen) return label;
  return (
    <Button size="small" aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </Button>
  );
}
