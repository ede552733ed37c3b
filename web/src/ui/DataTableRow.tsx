// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table is no table to every browser any more
import { Checkbox } from '@fluentui/react-checkbox';
import { useRestoreFocusTarget } from '@fluentui/react-tabster';
import { mergeClasses } from '@griffel/react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import type { Column, Selection } from './dataTable';
import { alignClass, useDataTableStyles } from './useDataTableStyles';

type DataTableRowProps<Row> = {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  to: To | null;
  onOpen?: (row: Row) => void;
  selection?: Selection<Row>;
};

const CONTROLS = 'a, button, input, select, textarea, label, [role="menuitem"]';

/** One row. Its first cell holds the link or button that opens it; a click anywhere else in it presses that. */
export function DataTableRow<Row>({ id, row, columns, to, onOpen, selection }: DataTableRowProps<Row>) {
  const styles = useDataTableStyles();
  const opens = to !== null || onOpen !== undefined;
  const isSelected = selection?.selected.has(id) ?? false;

  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    const target = event.target as Element;
    // A menu or a dialog of the row sends its clicks here as well, from outside of it.
    if (!event.currentTarget.contains(target) || target.closest(CONTROLS)) return;
    if (window.getSelection()?.toString()) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    event.currentTarget
      .querySelector('[data-opens-row]')
      ?.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
  };
  const toggle = () => {
    const selected = new Set(selection?.selected);
    if (!selected.delete(id)) selected.add(id);
    selection?.onChange(selected);
  };

  return (
    <tr
      role="row"
      aria-selected={selection ? isSelected : undefined}
      className={mergeClasses(styles.row, opens && styles.opens, isSelected && styles.selected)}
      onClick={opens ? press : undefined}
    >
      {selection && (
        <td role="cell" className={mergeClasses(styles.cell, styles.boxCell)}>
          <Checkbox
            aria-label={`Select ${selection.nameOf(row)}`}
            checked={isSelected}
            disabled={selection.canSelect ? !selection.canSelect(row) : false}
            onChange={toggle}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          role={index === 0 ? 'rowheader' : 'cell'}
          data-label={column.header}
          className={mergeClasses(
            styles.cell,
            alignClass(styles, column.align),
            index === 0 && styles.first,
            column.hideHeader && styles.unlabelled,
            column.nowrap && styles.nowrap,
            column.hideOnPhone && styles.hideOnPhone,
          )}
        >
          {index === 0 ? (
            <Opener to={to} onOpen={onOpen && (() => onOpen(row))} content={column.cell(row)} />
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

function Opener({ to, onOpen, content }: { to: To | null; onOpen?: () => void; content: ReactNode }) {
  const styles = useDataTableStyles();
  // The dialog that a row opens gives the focus back to it.
  const restoreFocus = useRestoreFocusTarget();
  if (to !== null) {
    return (
      <Link to={to} data-opens-row className={styles.link}>
        {content}
      </Link>
    );
  }
  if (!onOpen) return content;
  return (
    <button type="button" data-opens-row className={styles.link} onClick={onOpen} {...restoreFocus}>
      {content}
    </button>
  );
}
