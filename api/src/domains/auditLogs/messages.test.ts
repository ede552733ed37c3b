/** Every action reads as a sentence, with and without what it may know. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { ACTION_GROUPS, AUDIT_ACTIONS, type AuditAction, findAction } from '../../audit/actions.ts';
import { type Context, systemContext } from '../../operation/context.ts';
import { listChanges } from './changes.ts';
import type { Entry } from './facts.ts';
import { sayWith, toMessage } from './messages.ts';

let portal: TestPortal;
let context: Context;
let ada: string;
let dario: string;

beforeAll(async () => {
  portal = await openTestPortal();
  context = systemContext(portal.services);
  ada = (await portal.join({ firstName: 'Ada', lastName: 'Okafor' })).key;
  dario = (await portal.join({ firstName: 'Dario', lastName: 'Fontaine' })).key;
});
afterAll(() => portal.close());

const say = (action: string, entry: Partial<Entry> = {}) =>
  toMessage(context, {
    action,
    entityType: 'User',
    entityId: dario,
    userId: ada,
    deletedUserNumber: null,
    oldValues: null,
    newValues: null,
    ...entry,
  });

test.each(Object.keys(AUDIT_ACTIONS) as AuditAction[])('%s', async (action) => {
  for (const entry of [{}, { entityId: null, userId: null }, { entityType: 'TimeLog', newValues: {} }]) {
    const sentence = await say(action, entry);
    expect(sentence).toMatch(/^\S.*[^.]\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

test('names people, days, money and reasons', async () => {
  const about = (newValues: object, oldValues: object = {}) => ({
    entityType: 'PayrollRun',
    newValues: { userId: dario, ...newValues },
    oldValues,
  });
  expect(await say('PAYROLL_CALCULATED', about({ number: 575, totalPay: 1072.02 }))).toBe(
    'Ada Okafor processed payroll #575 for Dario Fontaine: $1,072.02.',
  );
  expect(await say('TIME_LOG_REJECTED', about({ date: '2026-11-17', rejectionReason: 'No truck.' }))).toBe(
    'Ada Okafor rejected Nov 17, 2026 of Dario Fontaine: No truck.',
  );
  expect(
    await say('TIME_LOG_CREATED', { ...about({ date: '2026-11-17', worked: true }), userId: dario }),
  ).toBe('Dario Fontaine logged Nov 17, 2026 as worked.');
  expect(await say('WEEK_SUBMITTED', { newValues: { weekStart: '2026-11-16', days: [1, 2] } })).toBe(
    'Ada Okafor submitted Dario Fontaine’s week of Nov 16, 2026: 2 days.',
  );
  expect(await say('DAILY_RATE_CHANGED', { newValues: { dailyRate: 250 } })).toBe(
    'Ada Okafor set Dario Fontaine’s day rate to $250.00.',
  );
  expect(
    await say('DAILY_RATE_CHANGED', { newValues: { dailyRate: 250, effectiveFrom: '2026-11-16' } }),
  ).toMatch(/day rate to \$250\.00 from Nov 16, 2026\.$/);
  expect(await say('DAILY_RATE_CHANGED', { newValues: { dailyRate: null } })).toBe(
    'Ada Okafor removed Dario Fontaine’s day rate.',
  );
  expect(
    await say('ROLE_ASSIGNED', {
      oldValues: { roles: ['HR'] },
      newValues: { roles: ['Asst_Manager', 'HR'] },
    }),
  ).toBe('Ada Okafor gave Dario Fontaine the role Asst Manager.');
  expect(
    await say('ROLE_REMOVED', { oldValues: { roles: ['Manager', 'HR'] }, newValues: { roles: ['HR'] } }),
  ).toBe('Ada Okafor took the role Manager from Dario Fontaine.');
});

test('calls someone who has been deleted by their number', async () => {
  const { number, userId } = await portal.db.deletedUser.create({ data: { userId: crypto.randomUUID() } });
  expect(await say('DAILY_RATE_CHANGED', { entityId: userId, newValues: { dailyRate: 250 } })).toBe(
    `Ada Okafor set Deleted user #${number}’s day rate to $250.00.`,
  );
});

test('an act says nothing that only one of its entries does', () => {
  const totals = { entries: 3, people: 2, days: 3, totalPay: 90 };
  const act = { ...totals, firstDay: '2026-11-16', lastDay: '2026-11-18' };
  const after = {
    ...{ number: 575, totalPay: 7, amount: 7, dailyRate: 7, date: '2026-11-17', days: ['2026-11-17'] },
    ...{
      reason: 'Seven',
      rejectionReason: 'Seven',
      forced: 'Seven',
      status: 'DRAFT',
      year: 2007,
      kind: 'STAFF',
    },
  };
  const facts = { actor: 'Ada', subject: '2 people', own: false, entityId: null, before: {}, after };
  const actions = Object.keys(AUDIT_ACTIONS).filter((action) => findAction(action).didAll);
  for (const action of actions)
    expect(sayWith(action, { ...facts, act }), action).toMatch(
      /^Ada ((?!7|Seven|draft|staff).)*2 people.*\.$/,
    );
});

test('an action that is no longer written is still readable', async () => {
  expect(await say('TRUCK_SOLD', { userId: null })).toBe('The system: truck sold.');
});

test('changes show the differences, in words and with units', () => {
  const zone = 'America/New_York';
  expect(
    listChanges(
      { dailyRate: null, isActive: true, kept: 1, days: [{ a: 1 }], roles: ['HR'], userId: 'x' },
      {
        ...{ dailyRate: 250, isActive: false, kept: 1, days: [{ a: 2 }], roles: ['Asst_Manager', 'HR'] },
        ...{ _meta: {}, userId: 'y', weekStart: '2026-11-16', expiresAt: '2026-11-19T17:00:00.000Z' },
        ...{ status: 'APPROVED', type: 'FORM_1099_NEC', method: 'ACH', firstName: 'JOHN' },
      },
      zone,
    ),
  ).toEqual([
    { field: 'Day rate', before: null, after: '$250.00' },
    { field: 'Days', before: '[{"a":1}]', after: '[{"a":2}]' },
    { field: 'Expires at', before: null, after: 'Nov 19, 2026, 12:00 PM EST' },
    { field: 'First name', before: null, after: 'JOHN' },
    { field: 'Is active', before: 'Yes', after: 'No' },
    { field: 'Method', before: null, after: 'ACH' },
    { field: 'Roles', before: 'HR', after: 'Asst Manager, HR' },
    { field: 'Status', before: null, after: 'Approved' },
    { field: 'Type', before: null, after: 'Form 1099 NEC' },
    { field: 'Week start', before: null, after: 'Nov 16, 2026' },
  ]);
  // The same amount, written by an earlier version as text.
  expect(listChanges({ dailyRate: '250.00' }, { dailyRate: 250 }, zone)).toEqual([]);
  expect(listChanges(null, null, zone)).toEqual([]);
});

test('every action is in one group', () => {
  expect(ACTION_GROUPS.flatMap(({ actions }) => actions).sort()).toEqual(Object.keys(AUDIT_ACTIONS).sort());
});
