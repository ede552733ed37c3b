import { expect, test } from 'vitest';
import type { Change } from '../../platform/live/change.ts';
import { RecentChanges } from '../../platform/live/recentChanges.ts';
import { SignalBuffer } from './signalBuffer.ts';

const days = (userId: string): Change => ({ kind: 'DAYS', userId, weekStart: '2026-11-16' });
const CONNECTED = { kind: 'CONNECTED' } as const;

test('the same change is queued once', () => {
  const buffer = new SignalBuffer();
  for (const userId of ['one', 'two', 'one']) buffer.add(days(userId));
  expect(buffer.takeAll()).toEqual([days('one'), days('two')]);
  expect(buffer.isEmpty).toBe(true);
});

test('a thousand changes become one that names no one, next to those of other kinds', () => {
  const buffer = new SignalBuffer();
  buffer.add({ kind: 'PAYROLL', userId: 'one' });
  for (let index = 0; index < 1_000; index += 1) buffer.add(days(`driver ${index}`));
  expect(buffer.takeAll()).toEqual([{ kind: 'PAYROLL', userId: 'one' }, { kind: 'DAYS' }]);
});

test('after a new connection nothing from before it counts as new', () => {
  const buffer = new SignalBuffer();
  buffer.add(days('one'));
  buffer.add(CONNECTED);
  buffer.add(days('two'));
  expect(buffer.takeAll()).toEqual([CONNECTED, days('two')]);
});

test('a new subscriber gets any number of recent changes without their being stored', () => {
  const recent = new RecentChanges();
  for (let index = 0; index < 5_000; index += 1) recent.add(days(`driver ${index}`));
  const list = recent.list();
  expect(list.length).toBeLessThanOrEqual(1_001);
  expect(list).toContainEqual({ kind: 'DAYS', at: expect.any(Number) });
  expect(list).toContainEqual({ ...days('driver 4999'), at: expect.any(Number) });
});
