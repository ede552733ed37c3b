// biome-ignore-all lint/a11y/noRedundantRoles: shown as a grid, a table is no table to every browser any more
import { mergeClasses } from '@fluentui/react-components';
import { type ClipboardEvent, useId } from 'react';
import { formatWeek } from 'rules/dayFormats';
import { listWeekDays } from 'rules/weeks';
import { moveInGrid } from '../../kit/ui/gridKeys';
import { DayRow } from './DayRow';
import type { DayPay } from './dayPay';
import type { LoggedDay } from './loggedDay';
import { useWeekGridStyles } from './useWeekGridStyles';
import type { DayEdit, Edits } from './weekEdits';
import type { WeekTime } from './weekTime';

type WeekGridProps = {
  monday: string;
  time: WeekTime;
  today: string;
  logs: ReadonlyMap<string, LoggedDay>;
  pay: ReadonlyMap<string, DayPay>;
  edits: Edits;
  /** The server's errors, by day. */
  errors: Readonly<Record<string, string>>;
  onEdit: (date: string, edit: DayEdit) => void;
};

const NOTES: Partial<Record<WeekTime, string>> = {
  current: 'A manager sets the status after you submit.',
  future: 'Add notes ahead of time; check off work once the day has come. A manager sets the status.',
};

/** The columns, and the class that places each where a day is a line of a grid. */
const COLUMNS = [
  ['Day', 'dayArea'],
  ['Worked', 'workedArea'],
  ['Notes', 'notesArea'],
  ['Status', 'statusArea'],
  ['Pay', 'payArea'],
] as const;

/** The seven days of a week, to be filled in like a spreadsheet; on a phone a line for each. */
export function WeekGrid({ monday, time, today, logs, pay, edits, errors, onEdit }: WeekGridProps) {
  const styles = useWeekGridStyles();
  const noteId = useId();
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
          <tr role="row" className={styles.line}>
            {COLUMNS.filter(([heading]) => heading !== 'Worked' || time !== 'future').map(
              ([heading, area]) => (
                <th
                  key={heading}
                  role="columnheader"
                  scope="col"
                  className={mergeClasses(styles.heading, styles[area], heading === 'Pay' && styles.roomy)}
                >
                  {heading}
                </th>
              ),
            )}
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

/** The lines of a column copied from a spreadsheet; null for a single line, which is pasted as usual. */
function pastedColumn(text: string): string[] | null {
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  return lines.length > 1 ? lines.map((line) => line.split('\t')[0] ?? '') : null;
}
