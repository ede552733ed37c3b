import { graphql, readInlineData } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { SeasonTable_row$data, SeasonTable_row$key } from '../../__generated__/SeasonTable_row.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { DocumentCell } from './DocumentCell';
import { NeedCell } from './NeedCell';
import { OpenDecisions } from './OpenDecisions';
import { ReimbursedCell } from './ReimbursedCell';

type Row = SeasonTable_row$data;

const columns: readonly Column<Row>[] = [
  { key: 'payee', header: 'Payee', cell: ({ user }) => user.name },
  { key: 'paid', header: 'Paid', align: 'end', importance: 2, cell: ({ paid }) => formatAmount(paid) },
  {
    key: 'expenses',
    header: 'Reimbursed Expenses',
    importance: 3,
    align: 'end',
    cell: ({ expenses, unconfirmed }) => <ReimbursedCell amount={expenses} unconfirmed={unconfirmed} />,
  },
  {
    key: 'reportable',
    header: 'Reportable',
    align: 'end',
    cell: ({ reportable }) => formatAmount(reportable),
  },
  {
    key: 'need',
    header: 'Form',
    cell: (row) => (
      <>
        <NeedCell row={row} />
        <OpenDecisions row={row} />
      </>
    ),
  },
  { key: 'document', header: 'Document', cell: (row) => <DocumentCell row={row} /> },
];

const readRow = (row: SeasonTable_row$key) =>
  readInlineData(
    graphql`
      fragment SeasonTable_row on TaxSeasonRow @inline @throwOnFieldError {
        user {
          id
          name
        }
        paid
        expenses
        unconfirmed
        reportable
        ...NeedCell_row
        ...OpenDecisions_row
        ...DocumentCell_row
      }
    `,
    row,
  );

type SeasonTableProps = {
  payees: Rows<SeasonTable_row$key>;
  year: number;
  isFiltered: boolean;
  isRefreshing: boolean;
  /** Opens a payee's total. */
  onOpen: (payee: { readonly id: string; readonly name: string }) => void;
};

/** One page of the payees; a row opens the parts of its total. */
export function SeasonTable({ payees, year, isFiltered, isRefreshing, onOpen }: SeasonTableProps) {
  return (
    <DataTable
      label="Payees"
      columns={columns}
      rows={payees.rows.map(readRow)}
      failed={payees.failed}
      rowKey={({ user }) => user.id}
      onOpen={({ user }) => onOpen(user)}
      refreshing={isRefreshing}
      empty={
        isFiltered ? (
          <EmptyState text="No payees found" hint="Try another search or state." />
        ) : (
          <EmptyState
            text={`No one was paid in ${year}.`}
            hint="Payees show up here once you record a payment dated in the year."
          />
        )
      }
    />
  );
}
