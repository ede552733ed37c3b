// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table is no table to every browser any more
import { mergeClasses } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons';
import { memo, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/ui/Button';
import { Checkbox } from '../../kit/ui/Checkbox';
import { lazyPart } from '../../kit/ui/lazyPart';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { personPath } from '../people/personPath';
import { AmountCell } from './AmountCell';
import { BoardDayRate } from './BoardDayRate';
import type { Touch } from './batchPlan';
import type { BoardRow } from './boardRow';
import { dayHint, dayLabel, expensesHint, formatHeading } from './cellTexts';
import { dayMark } from './dayMark';
import { type CellErrors, cellName, EXPENSES_COLUMN } from './pasteRows';
import { RowState } from './RowState';
import { RowTotal } from './RowTotal';
import { RowWarnings } from './RowWarnings';
import { shownRow } from './shownRow';
import type { DraftActs } from './useBoardDraft';
import { useBoardStyles } from './useBoardStyles';

const RowExpenses = lazyPart(async () => (await import('./RowExpenses')).RowExpenses);

type BoardTableRowProps = {
  index: number;
  row: BoardRow;
  touch: Touch;
  acts: DraftActs;
  errors: CellErrors;
  /** The company's day: later days cannot be paid yet. */
  today: string;
  /** No one can be paid at the moment. */
  isLocked: boolean;
  refusal: string | undefined;
};

/** One contractor's week. Rendered again only when it changes: a page has fifty of them. */
export const BoardTableRow = memo(function BoardTableRow(props: BoardTableRowProps) {
  const { index, row, touch, acts, errors, today, isLocked, refusal } = props;
  const styles = useBoardStyles();
  const [isUnfolded, setUnfolded] = useState(false);
  const { user, days } = row;
  const shown = shownRow(row, touch);
  const isReadOnly = isLocked || Boolean(row.run) || row.state === 'REFUSED';
  const lacksRate = !row.run && row.state !== 'REFUSED' && row.warnings.includes('NO_RATE');
  const isDimmed = !shown.isTicked && !row.run;
  const to = `/dashboard/payroll?${new URLSearchParams({ contractor: user.id, week: days[0]!.date })}`;
  const dayCell = mergeClasses(styles.cell, styles.dayCell, !isUnfolded && styles.folded);
  return (
    <tr role="row" className={mergeClasses(styles.row, isDimmed && styles.dimmed)}>
      <td role="cell" className={mergeClasses(styles.cell, styles.boxCell)}>
        <Checkbox
          aria-label={`Include ${user.name}`}
          title={shown.boxRefusal ?? (row.state === 'HELD' ? (row.reason ?? undefined) : undefined)}
          checked={shown.isTicked}
          disabled={isLocked || shown.boxRefusal !== null}
          onChange={(_event, { checked }) => acts.setIncluded(row, checked === true)}
        />
      </td>
      <th role="rowheader" scope="row" className={mergeClasses(styles.cell, styles.nameCell)}>
        <Link
          to={user.viewerCanOpen ? personPath(user.id) : to}
          className={mergeClasses(styles.name, isDimmed && styles.dimmedName)}
        >
          {user.name}
        </Link>
        <div className={styles.state}>
          <RowState row={row} shown={shown} to={to} refusal={refusal} />
          {!row.run && (
            <Link to={to} data-screen-only className={styles.week}>
              Open week<VisuallyHidden> of {user.name}</VisuallyHidden>
            </Link>
          )}
          <RowWarnings row={row} to={to} />
        </div>
        {!row.run && (touch.expenses || row.receipts.length > 0 || row.deductions.length > 0) && (
          <Suspense fallback={null}>
            <RowExpenses row={row} touch={touch} acts={acts} isLocked={isReadOnly} />
          </Suspense>
        )}
        {lacksRate && user.viewerCanSetDailyRate && <BoardDayRate user={user} week={days[0]!.date} />}
      </th>
      {days.map((day, column) => (
        <td key={day.date} role="cell" data-label={formatHeading(day.date)} className={dayCell}>
          <AmountCell
            cell={{ row: index, column }}
            label={dayLabel(user.name, day)}
            hint={dayHint(day)}
            value={shown.pay[column]!}
            onChange={(amount) => acts.setPay(row, day.date, amount)}
            mark={dayMark(day)}
            isEdited={touch.pay[day.date] !== undefined}
            isDimmed={isDimmed}
            isLocked={isReadOnly || day.date > today}
            error={errors[cellName(user.id, day.date)]}
          />
        </td>
      ))}
      <td role="cell" data-label="Expenses" className={dayCell}>
        <AmountCell
          cell={{ row: index, column: EXPENSES_COLUMN }}
          label={`${user.name}, expenses`}
          hint={expensesHint(days, shown.pay, touch.details?.date)}
          value={shown.expenses}
          onChange={(amount) => acts.setExpenses(row, amount)}
          isEdited={Boolean(touch.expenses)}
          isDimmed={isDimmed}
          isLocked={isReadOnly}
          error={errors[cellName(user.id, 'expenses')]}
        />
      </td>
      <td role="cell" className={mergeClasses(styles.cell, styles.totalCell)}>
        <RowTotal
          name={user.name}
          total={shown.total}
          net={shown.net}
          added={row.added}
          addedToPay={row.addedToPay}
          isEdited={shown.isEdited && !isReadOnly}
          onReset={() => acts.reset(row)}
        />
        <Button
          appearance="subtle"
          size="small"
          className={styles.unfold}
          icon={isUnfolded ? <ChevronUpRegular /> : <ChevronDownRegular />}
          iconPosition="after"
          aria-expanded={isUnfolded}
          aria-label={`Days of ${user.name}`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          Days
        </Button>
      </td>
    </tr>
  );
});
