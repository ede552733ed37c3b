/** Which changes an audit entry stands for. The trail has an entry beside every change, so nothing else need tell. */

import type { Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Change, ChangeKind } from '../platform/live/change.ts';
import type { AuditAction } from './actions.ts';

/** What the audit trail is told, as far as it is read here. */
export interface ChangeFacts {
  action: AuditAction;
  entityType: string;
  entityId?: string | null;
  /** Who did it. */
  userId: string | null;
  oldValues?: Record<string, unknown> | undefined;
  newValues?: Record<string, unknown> | undefined;
}

const KINDS: Partial<Record<AuditAction, readonly ChangeKind[]>> = {
  TIME_LOG_CREATED: ['DAYS'],
  TIME_LOG_UPDATED: ['DAYS'],
  TIME_LOG_APPROVED: ['DAYS'],
  TIME_LOG_REJECTED: ['DAYS'],
  WEEK_SUBMITTED: ['DAYS'],
  WEEK_WITHDRAWN: ['DAYS'],
  DAYS_APPROVED: ['DAYS'],
  DAYS_REJECTED: ['DAYS'],
  DAYS_REOPENED: ['DAYS'],
  PAYROLL_CALCULATED: ['PAYROLL'],
  PAYROLL_PAID: ['PAYROLL'],
  PAYROLL_VOIDED: ['PAYROLL'],
  PAYROLL_BATCH_STARTED: ['PAYROLL'],
  PAYROLL_BATCH_FINISHED: ['PAYROLL'],
  TAX_PROFILE_CERTIFIED: ['TAX_DOCUMENTS'],
  TAX_DOCUMENT_GENERATED: ['TAX_DOCUMENTS'],
  TAX_DOCUMENT_CORRECTED: ['TAX_DOCUMENTS'],
  TAX_DOCUMENT_SUBMITTED: ['TAX_DOCUMENTS'],
  TAX_DOCUMENT_APPROVED: ['TAX_DOCUMENTS'],
  TAX_DOCUMENT_BATCH_STARTED: ['TAX_DOCUMENTS'],
  TAX_DOCUMENT_BATCH_FINISHED: ['TAX_DOCUMENTS'],
  SHARED_NUMBER_DECIDED: ['TAX_DOCUMENTS'],
  WORK_RELATION_SET: ['TAX_DOCUMENTS', 'PEOPLE'],
  REPORTING_THRESHOLD_SET: ['TAX_DOCUMENTS'],
  USER_CREATED: ['PEOPLE'],
  USER_REGISTERED: ['PEOPLE'],
  PROFILE_UPDATED: ['PEOPLE'],
  DAILY_RATE_CHANGED: ['PEOPLE'],
  STAFF_UPDATED: ['PEOPLE'],
  CONTRACTOR_UPDATED: ['PEOPLE'],
  CONTRACTOR_DEACTIVATED: ['PEOPLE', 'ACCESS'],
  USER_ACTIVATED: ['PEOPLE'],
  USER_DEACTIVATED: ['PEOPLE', 'ACCESS'],
  USER_ARCHIVED: ['PEOPLE', 'ACCESS'],
  USER_UNARCHIVED: ['PEOPLE'],
  USER_DELETED: ['PEOPLE', 'DAYS', 'PAYROLL'],
  ROLE_ASSIGNED: ['ACCESS'],
  ROLE_REMOVED: ['ACCESS'],
  USER_LOGOUT: ['ACCESS'],
  SESSION_ENDED: ['ACCESS'],
  OTHER_SESSIONS_ENDED: ['ACCESS'],
  PASSWORD_CHANGED: ['ACCESS'],
  PASSWORD_RESET: ['ACCESS'],
  PASSWORD_RESET_BY_ADMIN: ['ACCESS'],
};

/** About whom: the person whom the entry names, the person it is about, or, for one's own sessions, who did it. */
function findUserId({ action, entityType, entityId, userId, newValues }: ChangeFacts): string | undefined {
  if (typeof newValues?.userId === 'string') return newValues.userId;
  if (entityType === 'User') return entityId ?? undefined;
  return action === 'SESSION_ENDED' ? (userId ?? undefined) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The days an entry names, as texts or as records of theirs. */
const daysIn = (values: Record<string, unknown> | undefined): Day[] =>
  [values?.date, ...(Array.isArray(values?.days) ? values.days : [])]
    .map((day: unknown) => (typeof day === 'object' && day !== null && 'date' in day ? day.date : day))
    .filter(isText)
    .map((day) => day.slice(0, 10));

function listWeeks({ oldValues, newValues }: ChangeFacts): Day[] {
  if (isText(newValues?.weekStart)) return [newValues.weekStart];
  return [...new Set([...daysIn(oldValues), ...daysIn(newValues)].map(startOfWeek))];
}

/** The changes to be told; none for what nobody's screen shows. */
export function toChanges(facts: ChangeFacts): Change[] {
  const userId = findUserId(facts);
  const weeks = listWeeks(facts);
  return (KINDS[facts.action] ?? []).flatMap((kind) => {
    const change: Change = { kind, ...(userId && { userId }) };
    const hasWeek = kind === 'DAYS' || kind === 'PAYROLL';
    return hasWeek && weeks.length ? weeks.map((weekStart) => ({ ...change, weekStart })) : [change];
  });
}
