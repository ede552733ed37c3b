// biome-ignore-all lint/a11y/noRedundantRoles: shown as a list, a table is no table to every browser any more
import { mergeClasses } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Link, type To } from 'react-router-dom';
import { type Column, type Expansion, type Selection, toggled } from './dataTable';
import { restoreFocus } from './restoreFocus';
import { columnClasses, useDataTableStyles } from './useDataTableStyles';

type DataTableRowProps<Row> = {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** Columns without room, shown under the row's title. */
  under: readonly Column<Row>[];
  to: To | null;
  onOpen?: (row: Row) => void;
  hasOpener?: boolean;
  selection?: Selection<Row>;
  expansion?: Expansion<Row>;
};

const CONTROLS = 'a, button, input, select, textarea, label, [role="menuitem"]';

/**
 * One row. Its first cell contains the link or button that opens it, unless another cell does; a click elsewhere in the
 * row triggers that.
 */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { id, row, columns, under, to, onOpen, hasOpener = false, selection, expansion } = props;
  const styles = useDataTableStyles();
  const detailsId = useId();
  const opens = hasOpener || to !== null || onOpen !== undefined || expansion !== undefined;
  const isExpanded = expansion?.opened.has(id) ?? false;
  const isSelected = selection?.selected.has(id) ?? false;

  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    const target = event.target as Element;
    // React bubbles clicks of the row's menu or dialog to here, although they are outside the row.
    if (!event.currentTarget.contains(target) || target.closest(CONTROLS)) return;
    if (window.getSelection()?.toString()) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    event.currentTarget
      .querySelector('[data-opens-row]')
      ?.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
  };
  const opener = (content: ReactNode) =>
    expansion && !hasOpener ? (
      <button
        type="button"
        data-opens-row
        className={mergeClasses(styles.link, styles.disclosure)}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? detailsId : undefined}
        onClick={() => expansion.onChange(toggled(expansion.opened, id))}
      >
        {isExpanded ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular aria-hidden />}
        {content}
      </button>
    ) : (
      <Opener to={to} onOpen={onOpen && (() => onOpen(row))} content={content} />
    );

  const main = (
    <tr
      role="row"
      aria-selected={selection ? isSelected : undefined}
      className={mergeClasses(
        styles.row,
        opens && styles.opens,
        isSelected && styles.selected,
        isExpanded && styles.expanded,
      )}
      onClick={opens ? press : undefined}
    >
      {selection && (
        <td role="cell" className={mergeClasses(styles.cell, styles.boxCell)}>
          <selection.Box
            {...selection.boxAttributes?.(row)}
            aria-label={`Select ${selection.rowName(row)}`}
            checked={isSelected}
            disabled={selection.canSelect ? !selection.canSelect(row) : false}
            onChange={() => selection.onChange(toggled(selection.selected, id))}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          role={index === 0 ? 'rowheader' : 'cell'}
          data-label={column.header}
          className={mergeClasses(styles.cell, columnClasses(styles, columns, column))}
        >
          {index === 0 ? opener(column.cell(row)) : column.cell(row)}
          {index === 0 && under.length > 0 && (
            <div className={styles.under}>
              {under.map(({ key, cell }) => (
                <div key={key}>{cell(row)}</div>
              ))}
            </div>
          )}
        </td>
      ))}
    </tr>
  );
  if (!expansion || !isExpanded) return main;
  return (
    <>
      {main}
      <tr role="row" className={styles.row}>
        <td
          role="cell"
          id={detailsId}
          colSpan={columns.length + (selection ? 1 : 0)}
          className={styles.details}
        >
          {expansion.content(row)}
        </td>
      </tr>
    </>
  );
}

function Opener({ to, onOpen, content }: { to: To | null; onOpen?: () => void; content: ReactNode }) {
  const styles = useDataTableStyles();
  if (to !== null) {
    return (
      <Link to={to} data-opens-row className={styles.link}>
        {content}
      </Link>
    );
  }
  if (!onOpen) return content;
  // A dialog opened by a row returns the focus to it.
  return (
    <button type="button" data-opens-row className={styles.link} onClick={onOpen} {...restoreFocus}>
      {content}
    </button>
  );
}
