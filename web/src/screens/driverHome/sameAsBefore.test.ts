import { listWeekDays } from 'rules/weeks';
import { expect, it } from 'vitest';
import type { LoggedDay } from '../timeLogs/loggedDay';
import { sameAsBefore } from './sameAsBefore';

const day = (date: string, more: Partial<LoggedDay> = {}) =>
  [date, { date, worked: true, description: '', viewerCanEdit: true, ...more } as LoggedDay] as const;

it('copies days and routes of the previous week to past days that are open and not logged', () => {
  const logs = new Map([
    day('2026-11-16', { description: 'Columbus to Toledo' }),
    day('2026-11-17'),
    day('2026-11-18', { worked: false, description: 'Off' }),
    day('2026-11-19'),
    day('2026-11-20'),
    day('2026-11-24', { viewerCanEdit: false, worked: false }),
    day('2026-11-26', { description: 'Typed already' }),
  ]);
  expect(sameAsBefore(listWeekDays('2026-11-23'), logs, '2026-11-26')).toEqual({
    '2026-11-23': { worked: true, description: 'Columbus to Toledo' },
  });
});
