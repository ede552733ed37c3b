import { mergeClasses } from '@fluentui/react-components';
import type { Column } from './dataTable';
import { SkeletonBlock } from './SkeletonBlock';
import { columnClasses, useDataTableStyles } from './useDataTableStyles';

type DataTableSkeletonRowsProps<Row> = { columns: readonly Column<Row>[]; rows: number; hasBoxes: boolean };

/** Skeleton rows while the content loads; hidden from screen readers, which get a text. */
export function DataTableSkeletonRows<Row>({ columns, rows, hasBoxes }: DataTableSkeletonRowsProps<Row>) {
  const styles = useDataTableStyles();
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
    <tr key={row} aria-hidden className={mergeClasses(styles.row, styles.skeletonRow)}>
      {hasBoxes && <td className={mergeClasses(styles.cell, styles.boxCell)} />}
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={mergeClasses(styles.cell, styles.skeleton, columnClasses(styles, columns, column))}
        >
          <SkeletonBlock width={index === 0 ? '160px' : '80px'} />
        </td>
      ))}
    </tr>
  ));
}
