// biome-ignore-all lint/a11y/noRedundantRoles: shown as a list, a table is no table to every browser any more
import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Column } from './dataTable';
import { columnClasses, useDataTableStyles } from './useDataTableStyles';

type DataTableFootProps<Row> = {
  columns: readonly Column<Row>[];
  totals: Record<string, ReactNode>;
  hasBoxes: boolean;
};

/** The row of totals. */
export function DataTableFoot<Row>({ columns, totals, hasBoxes }: DataTableFootProps<Row>) {
  const styles = useDataTableStyles();
  return (
    <tfoot role="rowgroup" className={styles.foot}>
      <tr role="row" className={styles.row}>
        {hasBoxes && (
          <td role="cell" className={mergeClasses(styles.cell, styles.footCell, styles.footEmpty)} />
        )}
        {columns.map((column, index) => (
          <td
            key={column.key}
            role={index === 0 ? 'rowheader' : 'cell'}
            data-label={column.header}
            className={mergeClasses(
              styles.cell,
              styles.footCell,
              columnClasses(styles, columns, column),
              totals[column.key] === undefined && styles.footEmpty,
            )}
          >
            {totals[column.key]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
