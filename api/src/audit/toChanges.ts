/**
 * The changes that an audit entry implies. The trail has an entry for every change, so nothing else needs to publish.
 */

import type { Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Change } from '../platform/live/change.ts';
import { type AuditAction, findAction } from './actions.ts';

/** The parts of an audit entry that are used here. */
export interface ChangeFacts {
  action: AuditAction;
  entityType: string;
  entityId?: string | null;
  /** The actor. */
  userId: string | null;
  oldValues?: Record<string, unknown> | undefined;
  newValues?: Record<string, unknown> | undefined;
}

/** The person concerned: the one that the entry names, its subject, or, for the viewer's own sessions, the actor. */
function findUserId({ action, entityType, entityId, userId, newValues }: ChangeFacts): string | undefined {
  if (typeof newValues?.userId === 'string') return newValues.userId;
  if (entityType === 'User') return entityId ?? undefined;
  return action === 'SESSION_ENDED' ? (userId ?? undefined) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The days in an entry, as texts or as records. */
const daysIn = (values: Record<string, unknown> | undefined): Day[] =>
  [values?.date, ...(Array.isArray(values?.days) ? values.days : [])]
    .map((day: unknown) => (typeof day === 'object' && day !== null && 'date' in day ? day.date : day))
    .filter(isText)
    .map((day) => day.slice(0, 10));

function listWeeks({ oldValues, newValues }: ChangeFacts): Day[] {
  if (isText(newValues?.weekStart)) return [newValues.weekStart];
  return [...new Set([...daysIn(oldValues), ...daysIn(newValues)].map(startOfWeek))];
}

/** The changes to publish; none if no screen shows it. */
export function toChanges(facts: ChangeFacts): Change[] {
  const userId = findUserId(facts);
  const weeks = listWeeks(facts);
  return (findAction(facts.action).changes ?? []).flatMap((kind) => {
    const change: Change = { kind, ...(userId && { userId }) };
    const hasWeek = kind === 'DAYS' || kind === 'PAYROLL';
    return hasWeek && weeks.length ? weeks.map((weekStart) => ({ ...change, weekStart })) : [change];
  });
}
