// biome-ignore-all lint/a11y/noRedundantRoles: shown as a list, a table is no table to every browser any more
import { mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import { type Column, nextSort, type Selection, type Sorting } from './dataTable';
import { alignClass, leaveClass, useDataTableStyles } from './useDataTableStyles';
import { VisuallyHidden } from './VisuallyHidden';

type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  selection?: Selection<Row>;
  boxed: boolean;
};

/** The headings: sortable ones sort, and the first box ticks the page. */
export function DataTableHead<Row>({
  columns,
  rows,
  rowKey,
  sorting,
  selection,
  boxed,
}: DataTableHeadProps<Row>) {
  const styles = useDataTableStyles();
  const place = mergeClasses(styles.heading, boxed && styles.headingBoxed);
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={mergeClasses(place, styles.boxCell)}>
            <PageBox rows={rows} rowKey={rowKey} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            aria-sort={column.sortable && sorting ? sortState(column.key, sorting) : undefined}
            className={mergeClasses(place, alignClass(styles, column), leaveClass(styles, column))}
          >
            {column.sortable && sorting ? (
              <SortHeading column={column} sorting={sorting} />
            ) : (
              <Heading column={column} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Heading<Row>({ column }: { column: Column<Row> }) {
  return column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
}

function SortHeading<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting }) {
  const styles = useDataTableStyles();
  const isSorted = sorting.current?.key === column.key;
  const className = mergeClasses(styles.sort, isSorted && styles.sorted);
  const next = nextSort(column.key, sorting.current);
  const content = (
    <>
      {column.header}
      {isSorted && (sorting.current?.direction === 'desc' ? <ArrowDownRegular /> : <ArrowUpRegular />)}
    </>
  );
  if ('to' in sorting) {
    return (
      <Link to={sorting.to(next)} className={className} preventScrollReset>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={className} onClick={() => sorting.onSort(next)}>
      {content}
    </button>
  );
}

function sortState(key: string, { current }: Sorting): 'ascending' | 'descending' | 'none' {
  if (current?.key !== key) return 'none';
  return current.direction === 'asc' ? 'ascending' : 'descending';
}

type PageBoxProps<Row> = Pick<DataTableHeadProps<Row>, 'rows' | 'rowKey'> & { selection: Selection<Row> };

function PageBox<Row>({ rows, rowKey, selection }: PageBoxProps<Row>) {
  const keys = rows.filter((row) => selection.canSelect?.(row) ?? true).map(rowKey);
  const ticked = keys.filter((key) => selection.selected.has(key)).length;
  const toggle = () => {
    const selected = new Set(selection.selected);
    for (const key of keys) {
      if (ticked === keys.length) selected.delete(key);
      else selected.add(key);
    }
    selection.onChange(selected);
  };
  return (
    <selection.Box
      aria-label="Select all rows on this page"
      checked={ticked === 0 ? false : ticked === keys.length || 'mixed'}
      disabled={keys.length === 0}
      onChange={toggle}
    />
  );
}
