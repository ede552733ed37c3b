import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { Checkbox } from './Checkbox';

/**
 * One column of a DataTable. The first column names the row and opens it. On a phone a row is an item of two lines: its
 * title with status and corner, and the other facts.
 */
export type Column<Row> = {
  /** Unique in the table; the sort's name when sortable. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** 'end' for money and counts, in tabular figures. */
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** The heading is for screen readers only: for columns of actions and icons. */
  hideHeader?: boolean;
  /** Which columns are dropped first: 3 below a window of 1248 px and on phones, 2 below 928 px, the others never. */
  importance?: 1 | 2 | 3;
  /** Needed for decisions: instead of being dropped it moves under the title, and on a phone it stays. */
  under?: boolean;
  /** The item's title on a phone, instead of the first column. */
  title?: boolean;
  /** Beside the title on a phone: a chip. */
  status?: boolean;
  /** Beside the title on a phone, at the end: icons only. */
  corner?: boolean;
  /** Keeps its heading on a phone, as money and counts do: for a value that needs its name. */
  labeled?: boolean;
  /** Keeps the cell on one line: dates, chips. */
  nowrap?: boolean;
};

export type Sort = { key: string; direction: 'asc' | 'desc' };

/** The headings' sorting: either a link per order (`to`), which can be bookmarked, or a callback. */
export type Sorting = { current: Sort | null } & (
  | { to: (sort: Sort) => To }
  | { onSort: (sort: Sort) => void }
);

/** Rows ticked by key. `rowName` names a box's row. */
export type Selection<Row> = {
  /** The checkbox; loaded only by tables that have some. */
  Box: typeof Checkbox;
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  rowName: (row: Row) => string;
  canSelect?: (row: Row) => boolean;
  /** Attributes of a row's box, such as those for moving between boxes with the arrow keys. */
  boxAttributes?: (row: Row) => Record<`data-${string}`, string | number>;
};

/**
 * Rows that expand in place: a pressed row shows more of itself below. In a table with `hasOpener` a button of the row
 * does it.
 */
export type Expansion<Row> = {
  opened: ReadonlySet<string>;
  onChange: (opened: Set<string>) => void;
  content: (row: Row) => ReactNode;
};

/** The set with the key added or removed. */
export function toggled(keys: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The order after a press on the heading: ascending first, then reversed. */
export function nextSort(key: string, current: Sort | null): Sort {
  return { key, direction: current?.key === key && current.direction === 'asc' ? 'desc' : 'asc' };
}

/** The column that is an item's title on a phone. */
export const titleColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ title }) => title) ?? columns[0];
