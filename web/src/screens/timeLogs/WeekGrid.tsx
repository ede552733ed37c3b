// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table is no table to every browser any more
import { type ClipboardEvent, useId } from 'react';
import { formatWeek } from 'rules/dayFormats';
import { listWeekDays } from 'rules/weeks';
import { moveInGrid } from '../../kit/ui/gridKeys';
import { DayRow } from './DayRow';
import type { DayPay } from './dayPay';
import type { LoggedDay } from './loggedDay';
import { pastedColumn } from './pastedColumn';
import { useWeekGridStyles } from './useWeekGridStyles';
import type { DayEdit, Edits } from './weekEdits';
import { toWeekTime, type WeekTime } from './weekTime';

type WeekGridProps = {
  monday: string;
  today: string;
  logs: ReadonlyMap<string, LoggedDay>;
  pay: ReadonlyMap<string, DayPay>;
  edits: Edits;
  /** What the server found wrong, by day. */
  errors: Readonly<Record<string, string>>;
  onEdit: (date: string, edit: DayEdit) => void;
};

const NOTES: Partial<Record<WeekTime, string>> = {
  current: 'The status is set by a manager, who approves or rejects the days once they are submitted.',
  future:
    'Only Pending can be chosen: a manager approves or rejects the days, and nobody decides about their own. Work is entered once the day has come.',
};

/** The seven days of a week, to be filled in like a spreadsheet; on a phone a card for each. */
export function WeekGrid({ monday, today, logs, pay, edits, errors, onEdit }: WeekGridProps) {
  const styles = useWeekGridStyles();
  const noteId = useId();
  const time = toWeekTime(monday, today);
  const days = listWeekDays(monday);

  const pasteNotes = (event: ClipboardEvent, row: number) => {
    const lines = pastedColumn(event.clipboardData.getData('text/plain'));
    if (!lines) return;
    event.preventDefault();
    const open = days.slice(row).filter((date) => logs.get(date)?.viewerCanEdit !== false);
    open.slice(0, lines.length).forEach((date, index) => {
      onEdit(date, { description: lines[index] });
    });
  };

  return (
    <div className={styles.container}>
      {NOTES[time] && (
        <p id={noteId} className={styles.note}>
          {NOTES[time]}
        </p>
      )}
      <table
        role="table"
        aria-label={`Days of ${formatWeek(monday)}`}
        className={styles.table}
        onKeyDown={moveInGrid}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {['Day', ...(time === 'future' ? [] : ['Worked']), 'Notes', 'Status', 'Pay'].map((heading) => (
              <th key={heading} role="columnheader" scope="col" className={styles.heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {days.map((date, row) => (
            <DayRow
              key={date}
              {...{ date, row, today, time, noteId }}
              log={logs.get(date)}
              pay={pay.get(date)}
              edit={edits[date]}
              error={errors[date]}
              onEdit={(edit) => onEdit(date, edit)}
              onPasteNotes={(event) => pasteNotes(event, row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
