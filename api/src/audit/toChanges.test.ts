import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from './actions.ts';
import { type ChangeFacts, toChanges } from './toChanges.ts';

const entry = (action: AuditAction, facts: Partial<ChangeFacts> = {}): ChangeFacts => ({
  action,
  entityType: 'User',
  entityId: 'driver',
  userId: 'manager',
  ...facts,
});

test('every action about days, runs and tax documents is announced', () => {
  const actions = Object.keys(AUDIT_ACTIONS) as AuditAction[];
  const about = actions.filter((action) =>
    /^(TIME_LOG|DAYS|WEEK|PAYROLL|TAX_(DOCUMENT|PROFILE))_(?!DOWNLOADED)/.test(action),
  );
  expect(about.filter((action) => toChanges(entry(action)).length === 0)).toEqual([]);
});

test.each([
  [
    'the week of a day',
    entry('TIME_LOG_APPROVED', {
      entityType: 'TimeLog',
      entityId: 'log',
      newValues: { userId: 'driver', date: '2026-11-22' },
    }),
    [{ kind: 'DAYS', userId: 'driver', weekStart: '2026-11-16' }],
  ],
  [
    'each week that decided days are in',
    entry('DAYS_APPROVED', { newValues: { days: ['2026-11-15', '2026-11-16', '2026-11-17'] } }),
    [
      { kind: 'DAYS', userId: 'driver', weekStart: '2026-11-09' },
      { kind: 'DAYS', userId: 'driver', weekStart: '2026-11-16' },
    ],
  ],
  [
    'the week that was submitted',
    entry('WEEK_SUBMITTED', { newValues: { weekStart: '2026-11-16', days: [{ date: '2026-11-17' }] } }),
    [{ kind: 'DAYS', userId: 'driver', weekStart: '2026-11-16' }],
  ],
  [
    'whose session has ended, attributed to the person who ended it',
    entry('SESSION_ENDED', { entityType: 'Session', entityId: 'session', userId: 'driver' }),
    [{ kind: 'ACCESS', userId: 'driver' }],
  ],
  ['nothing of a sign-in', entry('USER_LOGIN'), []],
  [
    'no one in particular where the person is gone',
    entry('USER_DELETED', { entityId: null }),
    [{ kind: 'PEOPLE' }, { kind: 'DAYS' }, { kind: 'PAYROLL' }],
  ],
])('%s', (_what, facts, changes) => {
  expect(toChanges(facts)).toEqual(changes);
});
