/** How a change affects a day. Pure. viewer/policy.ts decides who may make it. */
import { type Day, fromUtcMidnight } from 'rules/days';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';

/** A logged day. */
export interface LoggedDay {
  date: Day;
  worked: boolean;
  description: string;
  status: TimeLogStatus;
  rejectionReason: string | null;
}

/** What a change sets on a day. Omitted or null fields stay unchanged, but a null reason clears the reason. */
export interface DayChanges {
  date?: Day | null;
  worked?: boolean | null;
  description?: string | null;
  status?: TimeLogStatus | null;
  rejectionReason?: string | null;
}

/** The columns of a `LoggedDay`. */
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

/** Whether two states of a day differ. */
export const differs = (a: LoggedDay | undefined, b: LoggedDay): boolean =>
  !a || !sameContent(a, b) || a.status !== b.status || a.rejectionReason !== b.rejectionReason;

/**
 * The day after the change. A decision covers only what was decided: when the owner edits a decided day, it is pending
 * again, even if a form sends the old status with the edit.
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

/** The audit action for a change of a day. */
export function changeAction(previous: LoggedDay, next: LoggedDay) {
  if (next.status !== previous.status && next.status === 'APPROVED') return 'TIME_LOG_APPROVED';
  if (next.status !== previous.status && next.status === 'REJECTED') return 'TIME_LOG_REJECTED';
  return 'TIME_LOG_UPDATED';
}
