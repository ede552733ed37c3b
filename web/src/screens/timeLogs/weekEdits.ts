import type { SubmitDayInput, TimeLogStatus } from '../../__generated__/useSubmitWeekMutation.graphql';
import type { LoggedDay } from './loggedDay';

/** A day's unsaved edits; fields left out are as in the log. */
export type DayEdit = {
  readonly worked?: boolean;
  readonly description?: string;
  readonly status?: TimeLogStatus;
};

/** Unsaved edits by day. They overlay the log and never replace it, so new data from the server shows through. */
export type Edits = Readonly<Record<string, DayEdit>>;

/** The values shown in a day's row. */
export type ShownDay = {
  readonly worked: boolean;
  readonly description: string;
  readonly status: TimeLogStatus;
};

/** The day in the log; a missing day is neither worked nor decided. */
export function storedDay(log: LoggedDay | undefined): ShownDay {
  return {
    worked: log?.worked ?? false,
    description: log?.description ?? '',
    status: log?.status ?? 'PENDING',
  };
}

/** The day in the log with its edit on top. */
export function shownDay(log: LoggedDay | undefined, edit: DayEdit | undefined): ShownDay {
  return { ...storedDay(log), ...edit };
}

/**
 * Whether the edit would change the day. Surrounding spaces in the notes do not count, because the server drops them.
 */
export function isEdited(log: LoggedDay | undefined, edit: DayEdit | undefined): boolean {
  if (!edit || log?.viewerCanEdit === false) return false;
  const stored = storedDay(log);
  const shown = shownDay(log, edit);
  return (
    shown.worked !== stored.worked ||
    shown.description.trim() !== stored.description.trim() ||
    shown.status !== stored.status
  );
}

/**
 * The days to submit: those that the edits change. Empty when no one worked, nothing was noted and every status is
 * pending, and when all of it is in the log already. The status is sent only if it was chosen: an edit alone lets the
 * server decide what happens to an earlier decision.
 */
export function changedDays(
  days: readonly string[],
  logs: ReadonlyMap<string, LoggedDay>,
  edits: Edits,
): SubmitDayInput[] {
  return days
    .filter((date) => isEdited(logs.get(date), edits[date]))
    .map((date) => {
      const { worked, description, status } = shownDay(logs.get(date), edits[date]);
      const chosen = status === storedDay(logs.get(date)).status ? undefined : status;
      return { date, worked, description: description.trim(), status: chosen };
    });
}

/** Whether the day is submitted and undecided. */
export const isPending = (log: LoggedDay | undefined): log is LoggedDay =>
  log?.status === 'PENDING' && log.viewerCanEdit;

/**
 * Edits with the content of days that have left the log, with later edits on top. A day without work or notes has no
 * content to keep.
 */
export function asEdits(days: readonly string[], logs: ReadonlyMap<string, LoggedDay>, edits: Edits): Edits {
  return Object.fromEntries(
    days.map((date) => {
      const { worked, description } = shownDay(logs.get(date), edits[date]);
      return [date, { worked, description }];
    }),
  );
}

/** The edits without those of the given days, unless they have changed since. */
export function withoutEdits(edits: Edits, saved: Edits): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([date, edit]) => saved[date] !== edit));
}
