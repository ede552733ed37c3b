import type { Column } from '../../kit/ui/dataTable';
import { formatCell, type ReportColumn } from './cellText';

type Row = { readonly cells: readonly (string | null | undefined)[] };

/** The columns of a DataTable from those of a report and their places in its rows. */
export const toDataTableColumns = <Each extends Row>(
  shown: readonly { readonly column: ReportColumn; readonly index: number }[],
): Column<Each>[] =>
  shown.map(({ column, index }) => ({
    key: column.key,
    header: column.title,
    align: column.kind === 'MONEY' || column.kind === 'COUNT' ? 'end' : 'start',
    nowrap: column.kind === 'DAY',
    cell: ({ cells }) => formatCell(column, cells[index]),
  }));
