import { describe, expect, it } from 'vitest';
import type { LoggedDay } from './loggedDay';
import { sameAsWeekBefore } from './sameAsWeekBefore';

const MONDAY = '2026-11-16';
const WEDNESDAY = '2026-11-18';
const day = (date: string, more: Partial<LoggedDay> = {}): LoggedDay => ({
  date,
  worked: true,
  description: 'Harrisburg',
  status: 'APPROVED',
  rejectionReason: null,
  viewerCanEdit: true,
  payrollRun: null,
  ...more,
});
const logs = (...days: LoggedDay[]) => new Map(days.map((each) => [each.date, each]));
const lastWeek = [day('2026-11-09'), day('2026-11-10', { description: 'York' }), day('2026-11-12')];

describe('the same as the week before', () => {
  it('is its worked days with their routes, up to today', () => {
    expect(sameAsWeekBefore(MONDAY, WEDNESDAY, logs(...lastWeek), {})).toEqual({
      '2026-11-16': { worked: true, description: 'Harrisburg' },
      '2026-11-17': { worked: true, description: 'York' },
    });
    expect(Object.keys(sameAsWeekBefore(MONDAY, '2026-11-22', logs(...lastWeek), {}))).toHaveLength(3);
  });

  it('leaves days that are in the log, decided or not, and days that someone is typing', () => {
    const stored = logs(...lastWeek, day('2026-11-16', { worked: false, status: 'REJECTED' }));
    expect(sameAsWeekBefore(MONDAY, WEDNESDAY, stored, { '2026-11-17': { description: 'Detour' } })).toEqual(
      {},
    );
    expect(sameAsWeekBefore(MONDAY, WEDNESDAY, stored, { '2026-11-17': { worked: false } })).toHaveProperty(
      '2026-11-17',
    );
  });

  it('copies no day off and no rejected day', () => {
    const before = logs(day('2026-11-09', { worked: false }), day('2026-11-10', { status: 'REJECTED' }));
    expect(sameAsWeekBefore(MONDAY, WEDNESDAY, before, {})).toEqual({});
  });
});
