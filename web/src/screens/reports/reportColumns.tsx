import type { Column } from '../../kit/ui/dataTable';
import { formatCell, type ReportColumn } from './cellText';

type Row = { readonly cells: readonly (string | null | undefined)[] };

/** The last amount is the sum of the others. */
const totalOf = (shown: readonly { readonly column: ReportColumn }[]) =>
  shown.findLast(({ column }) => column.kind === 'MONEY')?.column;

/** A DataTable's columns from those of a report and their places in its rows. */
export const toDataTableColumns = <Each extends Row>(
  shown: readonly { readonly column: ReportColumn; readonly index: number }[],
): Column<Each>[] =>
  shown.map(({ column, index }, place) => ({
    key: column.key,
    header: column.title,
    labeled: true,
    importance: place === 0 || column === totalOf(shown) ? 1 : 2,
    align: column.kind === 'MONEY' || column.kind === 'COUNT' ? 'end' : 'start',
    nowrap: column.kind === 'DAY',
    cell: ({ cells }) => formatCell(column, cells[index]),
  }));
