// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table is no table to every browser any more
import { mergeClasses } from '@fluentui/react-components';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from 'rules/money';
import { Checkbox } from '../../kit/ui/Checkbox';
import { personPath } from '../people/personPath';
import { AmountCell } from './AmountCell';
import type { Touch } from './batchPlan';
import type { BoardRow } from './boardRow';
import { dayHint, dayLabel, expensesHint, formatHeading } from './cellTexts';
import { dayMark } from './dayMark';
import { type CellErrors, cellName, EXPENSES_COLUMN } from './pasteRows';
import { RowDetails } from './RowDetails';
import { RowState } from './RowState';
import { RowToggle } from './RowToggle';
import { RowTotal } from './RowTotal';
import { rowBadges } from './rowBadges';
import { shownRow } from './shownRow';
import type { DraftActs } from './useBoardDraft';
import { useBoardStyles } from './useBoardStyles';

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
  const [isOpen, setOpen] = useState(false);
  const { user, days } = row;
  const shown = shownRow(row, touch);
  const isReadOnly = isLocked || Boolean(row.run) || row.state === 'REFUSED';
  const isDimmed = !shown.isTicked && !row.run;
  const isSameNet = shown.net === shown.total;
  const to = `/dashboard/payroll?${new URLSearchParams({ contractor: user.id, week: days[0]!.date })}`;
  const dayCell = mergeClasses(styles.cell, styles.day, !isOpen && styles.folded);
  const laterDay = mergeClasses(dayCell, styles.laterDay);
  const dayCells = [
    mergeClasses(dayCell, styles.firstDay),
    ...[dayCell, dayCell, dayCell],
    mergeClasses(laterDay, styles.fifthDay),
  ];
  return (
    <tr role="row" className={mergeClasses(styles.row, isDimmed && styles.dimmed)}>
      <td role="cell" className={mergeClasses(styles.cell, styles.box)}>
        <Checkbox
          aria-label={`Include ${user.name}`}
          title={shown.boxRefusal ?? (row.state === 'HELD' ? (row.reason ?? undefined) : undefined)}
          checked={shown.isTicked}
          disabled={isLocked || shown.boxRefusal !== null}
          onChange={(_event, { checked }) => acts.setIncluded(row, checked === true)}
        />
      </td>
      <th role="rowheader" scope="row" className={mergeClasses(styles.cell, styles.who)}>
        <Link
          to={user.viewerCanOpen ? personPath(user.id) : to}
          title={user.name}
          className={mergeClasses(styles.name, isDimmed && styles.dimmedName)}
        >
          {user.name}
        </Link>
      </th>
      <td role="cell" className={mergeClasses(styles.cell, styles.state)}>
        <span className={styles.chip}>
          <RowState row={row} shown={shown} to={to} refusal={refusal} />
        </span>
        <RowToggle
          name={user.name}
          badges={rowBadges(row, touch)}
          isOpen={isOpen}
          className={mergeClasses(styles.toggle, isSameNet && styles.toggleAbove)}
          onToggle={() => setOpen(!isOpen)}
        />
      </td>
      {days.map((day, column) => (
        <td
          key={day.date}
          role="cell"
          data-label={formatHeading(day.date)}
          className={dayCells[column] ?? laterDay}
        >
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
      <td role="cell" data-label="Expenses" className={laterDay}>
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
      <td role="cell" className={mergeClasses(styles.cell, styles.amount, styles.total)}>
        <RowTotal total={shown.total} isEdited={shown.isEdited && !isReadOnly} />
      </td>
      <td
        role="cell"
        className={mergeClasses(styles.cell, styles.amount, styles.net, isSameNet && styles.sameNet)}
      >
        {formatMoney(shown.net)}
      </td>
      <td
        role="cell"
        className={mergeClasses(
          styles.cell,
          styles.details,
          isSameNet && styles.detailsBelow,
          !isOpen && styles.foldedDetails,
        )}
      >
        <RowDetails
          row={row}
          shown={shown}
          touch={touch}
          acts={acts}
          isReadOnly={isReadOnly}
          to={to}
          refusal={refusal}
        />
      </td>
    </tr>
  );
});
