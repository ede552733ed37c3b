import { expect, test } from 'vitest';
import type { Change } from '../../platform/live/change.ts';
import { RecentChanges } from '../../platform/live/recentChanges.ts';
import { Inbox } from './inbox.ts';

const days = (userId: string): Change => ({ kind: 'DAYS', userId, weekStart: '2026-11-16' });
const CONNECTED = { kind: 'CONNECTED' } as const;

test('the same change waits once', () => {
  const inbox = new Inbox();
  for (const userId of ['one', 'two', 'one']) inbox.add(days(userId));
  expect(inbox.takeAll()).toEqual([days('one'), days('two')]);
  expect(inbox.isEmpty).toBe(true);
});

test('a thousand changes are one that names nobody, beside those of other kinds', () => {
  const inbox = new Inbox();
  inbox.add({ kind: 'PAYROLL', userId: 'one' });
  for (let index = 0; index < 1_000; index += 1) inbox.add(days(`driver ${index}`));
  expect(inbox.takeAll()).toEqual([{ kind: 'PAYROLL', userId: 'one' }, { kind: 'DAYS' }]);
});

test('after a new connection nothing from before it is news', () => {
  const inbox = new Inbox();
  inbox.add(days('one'));
  inbox.add(CONNECTED);
  inbox.add(days('two'));
  expect(inbox.takeAll()).toEqual([CONNECTED, days('two')]);
});

test('a newcomer hears of any number of recent changes without their being kept', () => {
  const recent = new RecentChanges();
  for (let index = 0; index < 5_000; index += 1) recent.add(days(`driver ${index}`));
  const list = recent.list();
  expect(list.length).toBeLessThanOrEqual(1_001);
  expect(list).toContainEqual({ kind: 'DAYS' });
  expect(list).toContainEqual(days('driver 4999'));
});
