// biome-ignore-all lint/a11y/noRedundantRoles: shown as a grid, a table is no table to every browser any more

import { mergeClasses } from '@fluentui/react-components';
import { type ClipboardEvent, useId } from 'react';
import { formatMonthDay } from 'rules/dayFormats';
import { getDayName } from 'rules/days';
import { MAX_DAY_NOTES } from 'rules/limits';
import { Checkbox } from '../../kit/ui/Checkbox';
import { cellAttributes } from '../../kit/ui/gridKeys';
import { StatusChip } from '../../kit/ui/StatusChip';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { WrappingInput } from '../../kit/ui/WrappingInput';
import { DayPayCell } from './DayPayCell';
import { DayStatusSelect } from './DayStatusSelect';
import type { DayPay } from './dayPay';
import type { LoggedDay } from './loggedDay';
import { RejectionReason } from './RejectionReason';
import { useWeekGridStyles } from './useWeekGridStyles';
import { type DayEdit, isEdited, shownDay } from './weekEdits';
import type { WeekTime } from './weekTime';

export type DayRowProps = {
  date: string;
  /** 0 for Monday. */
  row: number;
  today: string;
  time: WeekTime;
  log: LoggedDay | undefined;
  pay: DayPay | undefined;
  edit: DayEdit | undefined;
  error: string | undefined;
  /** The element that explains the possible statuses. */
  noteId: string;
  onEdit: (edit: DayEdit) => void;
  onPasteNotes: (event: ClipboardEvent) => void;
};

/** One day: whether it was worked, its notes, and its status. */
export function DayRow(props: DayRowProps) {
  const { date, row, today, time, log, pay, edit, error, noteId, onEdit, onPasteNotes } = props;
  const styles = useWeekGridStyles();
  const errorId = useId();
  const isLocked = log?.viewerCanEdit === false;
  const edited = isEdited(log, edit);
  const shown = shownDay(log, isLocked ? undefined : edit);
  const hasWords = isLocked || Boolean(error) || log?.status === 'REJECTED';
  const name = `${getDayName(date)}, ${formatMonthDay(date)}`;
  return (
    <tr
      role="row"
      className={mergeClasses(styles.line, styles.row, hasWords && styles.wordy, edited && styles.edited)}
    >
      <th role="rowheader" scope="row" className={mergeClasses(styles.cell, styles.day, styles.dayArea)}>
        <span className={styles.dayName}>
          {getDayName(date).slice(0, 3)}
          <span className={styles.roomy}>{getDayName(date).slice(3)}</span>
        </span>
        <span className={styles.date}>{formatMonthDay(date)}</span>
        {date === today && <span className={styles.today}> Today</span>}
        {edited && <VisuallyHidden> (not submitted yet)</VisuallyHidden>}
      </th>
      {time !== 'future' && (
        <td
          role="cell"
          className={mergeClasses(styles.cell, styles.worked, styles.workedArea, isLocked && styles.locked)}
        >
          <Checkbox
            {...cellAttributes({ row, column: 0 })}
            aria-label={`Worked on ${name}`}
            checked={shown.worked}
            disabled={isLocked || date > today}
            onChange={(_event, { checked }) => onEdit({ worked: checked === true })}
          />
          {date > today && <span className={mergeClasses(styles.notYet, styles.roomy)}>Not yet</span>}
        </td>
      )}
      <td role="cell" className={mergeClasses(styles.cell, styles.notes, styles.notesArea)}>
        {isLocked ? (
          shown.description
        ) : (
          <WrappingInput
            {...cellAttributes({ row, column: 1 })}
            className={styles.input}
            aria-label={`Notes for ${name}`}
            placeholder="Notes"
            autoComplete="off"
            maxLength={MAX_DAY_NOTES}
            value={shown.description}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId : undefined}
            onChange={(description) => onEdit({ description })}
            onPaste={onPasteNotes}
          />
        )}
        {isLocked && <span className={styles.small}>{lockReason(log)}</span>}
        {error && (
          <span id={errorId} className={styles.error}>
            {error}
          </span>
        )}
        {log && <RejectionReason day={log} />}
      </td>
      <td role="cell" className={mergeClasses(styles.cell, styles.status, styles.statusArea)}>
        {time === 'past' || isLocked ? (
          log ? (
            <StatusChip status={log.status} />
          ) : (
            <span className={styles.notEntered}>Not entered</span>
          )
        ) : (
          <DayStatusSelect
            {...cellAttributes({ row, column: 2 })}
            label={`Status of ${name}`}
            describedBy={noteId}
            value={shown.status}
            stored={log?.status ?? 'PENDING'}
            disabled={time === 'current'}
            isEntered={Boolean(log)}
            onChange={(status) => onEdit({ status })}
          />
        )}
      </td>
      <td
        role="cell"
        className={mergeClasses(styles.cell, styles.pay, styles.payArea, !log?.payrollRun && styles.roomy)}
      >
        <DayPayCell log={log} pay={pay} />
      </td>
    </tr>
  );
}

function lockReason(log: LoggedDay): string {
  const run = log.payrollRun;
  return run ? `This day is on payroll #${run.number} and can’t be changed.` : 'This day can’t be changed.';
}
