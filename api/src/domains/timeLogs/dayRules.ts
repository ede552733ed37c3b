/** What a day becomes when someone changes it. Pure: who may do so is in identity/policy.ts. */
import { type Day, fromUtcMidnight } from 'rules/days';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';

/** A day as it is in the log. */
export interface LoggedDay {
  date: Day;
  worked: boolean;
  description: string;
  status: TimeLogStatus;
  rejectionReason: string | null;
}

/** What a change sets on a day; what is left out (or null) stays unchanged, but a null reason removes the reason. */
export interface DayChanges {
  date?: Day | null;
  worked?: boolean | null;
  description?: string | null;
  status?: TimeLogStatus | null;
  rejectionReason?: string | null;
}

/** The columns a `LoggedDay` is read from. */
export const dayColumns = {
  id: true,
  date: true,
  worked: true,
  description: true,
  status: true,
  rejectionReason: true,
} as const;

export const toLoggedDay = (row: Omit<LoggedDay, 'date'> & { date: Date }): LoggedDay => ({
  date: fromUtcMidnight(row.date),
  worked: row.worked,
  description: row.description,
  status: row.status,
  rejectionReason: row.rejectionReason,
});

const sameContent = (a: LoggedDay, b: Pick<LoggedDay, 'date' | 'worked' | 'description'>): boolean =>
  a.date === b.date && a.worked === b.worked && a.description === b.description;

/** Whether two states of a day differ in anything. */
export const differs = (a: LoggedDay | undefined, b: LoggedDay): boolean =>
  !a || !sameContent(a, b) || a.status !== b.status || a.rejectionReason !== b.rejectionReason;

/**
 * The day after the change. A decision applies to what was decided: when the owner edits a decided day it awaits a new
 * decision, even where a form sends the old status back with the edit.
 */
export function applyChange(
  previous: LoggedDay | undefined,
  asked: DayChanges & { date: Day },
  byOwner: boolean,
): LoggedDay {
  const content = {
    date: asked.date,
    worked: asked.worked ?? previous?.worked ?? false,
    description: asked.description ?? previous?.description ?? '',
  };
  const edited = previous !== undefined && !sameContent(previous, content);
  const repeated = previous !== undefined && asked.status === previous.status;
  const kept = previous && !(edited && byOwner) ? previous.status : 'PENDING';
  const status = repeated ? kept : (asked.status ?? kept);
  const reason = asked.rejectionReason === undefined ? previous?.rejectionReason : asked.rejectionReason;
  return { ...content, status, rejectionReason: status === 'REJECTED' ? reason || null : null };
}

/** What the audit log calls a change of a day. */
export function changeAction(previous: LoggedDay, next: LoggedDay) {
  if (next.status !== previous.status && next.status === 'APPROVED') return 'TIME_LOG_APPROVED';
  if (next.status !== previous.status && next.status === 'REJECTED') return 'TIME_LOG_REJECTED';
  return 'TIME_LOG_UPDATED';
}
