// biome-ignore-all lint/a11y/noRedundantRoles: shown as a list, a table is no table to every browser any more
import { mergeClasses } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { DataTableFoot } from './DataTableFoot';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import { DataTableSkeletonRows } from './DataTableSkeletonRows';
import type { Column, Expansion, Selection, Sorting } from './dataTable';
import { EmptyState } from './EmptyState';
import { FailedRows } from './FailedRows';
import { useDataTableStyles } from './useDataTableStyles';
import { useUnderColumns } from './useUnderColumns';
import { VisuallyHidden } from './VisuallyHidden';

export type DataTableProps<Row> = {
  /** The table's accessible name: what it lists. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How many rows could not be loaded. */
  failed?: number;
  /** Loads them again; by default by the screen's query. */
  onRetry?: () => void;
  rowKey: (row: Row) => string;
  /** The address a row opens, or null if it opens none. */
  rowTo?: (row: Row) => To | null;
  /** A button in one of the row's cells opens the row: the one with `data-opens-row`. */
  hasOpener?: boolean;
  /** Opens a dialog for a row that leads to no screen of its own. */
  onOpen?: (row: Row) => void;
  sorting?: Sorting;
  selection?: Selection<Row>;
  /** Makes a row expand in place, if it leads to no screen and opens no dialog. */
  expansion?: Expansion<Row>;
  /** Totals by column key, in bold under the rows. */
  totals?: Record<string, ReactNode>;
  /** Nothing has loaded yet: shows skeleton rows. */
  loading?: boolean;
  /** Announced while loading: 'Loading contractors...'. */
  loadingText?: string;
  skeletonRows?: number;
  /** Other rows are loading; the present ones stay until then. */
  refreshing?: boolean;
  /** The text, or a whole EmptyState, when there are no rows. */
  empty: string | ReactNode;
  /** Scrolls inside a box of this height ('400px') instead of with the page. */
  maxHeight?: string;
};

/** Rows and columns with a sticky header; on a phone each row is an item of two lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, rowTo, onOpen, sorting, selection, expansion, totals } = props;
  const {
    hasOpener,
    failed = 0,
    onRetry,
    loading,
    loadingText = 'Loading...',
    skeletonRows = 6,
    refreshing,
    empty,
    maxHeight,
  } = props;
  const styles = useDataTableStyles();
  const { container, beside: columns, under } = useUnderColumns(props.columns);

  if (!loading && rows.length + failed === 0) {
    return <div role="status">{typeof empty === 'string' ? <EmptyState text={empty} /> : empty}</div>;
  }
  const scroller = (
    <section
      aria-label={maxHeight ? label : undefined}
      tabIndex={maxHeight ? 0 : undefined}
      className={mergeClasses(styles.scroller, maxHeight && styles.boxed, refreshing && styles.refreshing)}
      style={maxHeight ? ({ '--table-height': maxHeight } as CSSProperties) : undefined}
    >
      <table
        role="table"
        aria-label={label}
        aria-busy={loading || refreshing || undefined}
        className={styles.table}
      >
        <DataTableHead
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          sorting={sorting}
          selection={selection}
          boxed={Boolean(maxHeight)}
        />
        <tbody role="rowgroup" className={styles.body}>
          {loading ? (
            <DataTableSkeletonRows columns={columns} rows={skeletonRows} hasBoxes={Boolean(selection)} />
          ) : (
            rows.map((row) => (
              <DataTableRow
                key={rowKey(row)}
                id={rowKey(row)}
                row={row}
                columns={columns}
                under={under}
                to={rowTo?.(row) ?? null}
                onOpen={onOpen}
                hasOpener={hasOpener}
                selection={selection}
                expansion={expansion}
              />
            ))
          )}
        </tbody>
        {totals && !loading && (
          <DataTableFoot columns={columns} totals={totals} hasBoxes={Boolean(selection)} />
        )}
      </table>
    </section>
  );
  return (
    <div ref={container} className={styles.container}>
      {loading && (
        <div role="status">
          <VisuallyHidden>{loadingText}</VisuallyHidden>
        </div>
      )}
      {scroller}
      <FailedRows count={failed} onRetry={onRetry} />
    </div>
  );
}
