// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table is no table to every browser any more
import { mergeClasses } from '@fluentui/react-components';
import { listWeekDays } from 'rules/weeks';
import { moveInGrid } from '../../kit/ui/gridKeys';
import { notify } from '../../kit/ui/notify';
import { usePastedBlock } from '../../kit/ui/usePastedBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { BoardTableRow } from './BoardTableRow';
import { type BoardDraft, getTouch } from './boardDraft';
import type { BoardRow } from './boardRow';
import { formatHeading } from './cellTexts';
import { type CellErrors, pasteIntoRows } from './pasteRows';
import type { DraftActs } from './useBoardDraft';
import { useBoardStyles } from './useBoardStyles';

type BoardTableProps = {
  week: string;
  rows: readonly BoardRow[];
  /** How many rows of the page could not be loaded. */
  failed: number;
  draft: BoardDraft;
  errors: CellErrors;
  acts: DraftActs;
  today: string;
  /** No one can be paid at the moment. */
  isLocked: boolean;
  /** Other rows are loading; the present ones stay until then. */
  isRefreshing: boolean;
  /** Why the last batch did not pay someone, by id. */
  refusals: ReadonlyMap<string, string>;
};

const noErrors: CellErrors = {};

/** The page's rows: a spreadsheet for the keyboard, one card per contractor where the days do not fit side by side. */
export function BoardTable(props: BoardTableProps) {
  const { week, rows, failed, draft, errors, acts, today, isLocked, isRefreshing, refusals } = props;
  const styles = useBoardStyles();
  const pasting = usePastedBlock((at, block) => {
    if (isLocked) return;
    // Values are pasted row by row: below a missing row they would be someone else's.
    if (failed > 0) return notify.error('Nothing was pasted because some rows couldn’t be loaded.');
    acts.paste(pasteIntoRows(draft, rows, at, block, (date) => date <= today));
  });
  const hasError = (id: string) => Object.keys(errors).some((cell) => cell.startsWith(`${id}.`));
  return (
    <div className={styles.container}>
      <table
        role="table"
        aria-label="Payroll of the week"
        aria-busy={isRefreshing || undefined}
        className={mergeClasses(styles.table, isRefreshing && styles.refreshing)}
        onKeyDown={moveInGrid}
        {...pasting}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headings}>
            <th role="columnheader" scope="col" className={mergeClasses(styles.heading, styles.box)}>
              <VisuallyHidden>Pay</VisuallyHidden>
            </th>
            <th role="columnheader" scope="col" className={mergeClasses(styles.heading, styles.who)}>
              Contractor
            </th>
            <th role="columnheader" scope="col" className={mergeClasses(styles.state, styles.heading)}>
              State
            </th>
            {[...listWeekDays(week).map(formatHeading), 'Expenses'].map((heading) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                className={mergeClasses(styles.heading, styles.end, styles.dayHeading)}
              >
                {heading}
              </th>
            ))}
            <th
              role="columnheader"
              scope="col"
              className={mergeClasses(styles.total, styles.heading, styles.end)}
            >
              Total
            </th>
            <th
              role="columnheader"
              scope="col"
              className={mergeClasses(styles.heading, styles.end, styles.netHeading)}
            >
              Net Pay
            </th>
            <th role="columnheader" scope="col" className={styles.cell}>
              <VisuallyHidden>Details</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row, index) => (
            <BoardTableRow
              key={row.user.id}
              index={index}
              row={row}
              touch={getTouch(draft, row.user.id)}
              acts={acts}
              errors={hasError(row.user.id) ? errors : noErrors}
              today={today}
              isLocked={isLocked}
              refusal={refusals.get(row.user.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
