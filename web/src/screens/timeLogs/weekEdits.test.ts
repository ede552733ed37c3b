import { describe, expect, it } from 'vitest';
import type { LoggedDay } from './loggedDay';
import { asEdits, changedDays, isEdited, isPending, withoutEdits } from './weekEdits';

const day = (date: string, more: Partial<LoggedDay> = {}): LoggedDay => ({
  date,
  worked: true,
  description: 'Harrisburg',
  status: 'PENDING',
  rejectionReason: null,
  viewerCanEdit: true,
  payrollRun: null,
  ...more,
});
const week = ['2026-11-16', '2026-11-17', '2026-11-18'];
const logs = (...days: LoggedDay[]) => new Map(days.map((each) => [each.date, each]));

describe('a week’s request', () => {
  it('is empty for a week without a worked day, a note or a chosen status', () => {
    expect(changedDays(week, logs(), {})).toEqual([]);
    expect(
      changedDays(week, logs(), { '2026-11-16': { worked: false, description: '  ', status: 'PENDING' } }),
    ).toEqual([]);
  });

  it('is empty when all of it is already in the log', () => {
    const edits = { '2026-11-16': { worked: true, description: 'Harrisburg ', status: 'PENDING' as const } };
    expect(changedDays(week, logs(day('2026-11-16')), edits)).toEqual([]);
  });

  it('has the changed days, whole, and leaves the decision to the server', () => {
    const stored = logs(
      day('2026-11-16', { status: 'REJECTED', rejectionReason: 'Wrong truck' }),
      day('2026-11-17'),
    );
    const edits = { '2026-11-16': { description: ' Truck 4 ' }, '2026-11-18': { worked: true } };
    expect(changedDays(week, stored, edits)).toEqual([
      { date: '2026-11-16', worked: true, description: 'Truck 4', status: undefined },
      { date: '2026-11-18', worked: true, description: '', status: undefined },
    ]);
  });

  it('can undo a worked day', () => {
    expect(changedDays(week, logs(day('2026-11-16')), { '2026-11-16': { worked: false } })).toEqual([
      { date: '2026-11-16', worked: false, description: 'Harrisburg', status: undefined },
    ]);
  });

  it('includes a chosen status', () => {
    const [sent] = changedDays(week, logs(day('2026-11-16', { status: 'REJECTED' })), {
      '2026-11-16': { status: 'PENDING' },
    });
    expect(sent?.status).toBe('PENDING');
  });

  it('never includes a day that a payroll run has taken meanwhile', () => {
    const locked = day('2026-11-16', { viewerCanEdit: false });
    expect(isEdited(locked, { worked: false })).toBe(false);
    expect(changedDays(week, logs(locked), { '2026-11-16': { worked: false } })).toEqual([]);
  });
});

describe('recalling a week', () => {
  it('includes the days that are undecided and on no run', () => {
    expect(isPending(day('2026-11-16'))).toBe(true);
    expect(isPending(day('2026-11-16', { status: 'APPROVED' }))).toBe(false);
    expect(isPending(day('2026-11-16', { viewerCanEdit: false }))).toBe(false);
    expect(isPending(undefined)).toBe(false);
  });

  it('keeps the days’ content, with later edits on top', () => {
    const stored = logs(day('2026-11-16'), day('2026-11-17', { description: 'York' }));
    const typed = asEdits(['2026-11-16', '2026-11-17'], stored, { '2026-11-17': { description: 'Reading' } });
    expect(changedDays(week, logs(), typed)).toMatchObject([
      { date: '2026-11-16', worked: true, description: 'Harrisburg' },
      { date: '2026-11-17', worked: true, description: 'Reading' },
    ]);
  });
});

it('keeps edits made while a week was being saved', () => {
  const saved = { '2026-11-16': { worked: true }, '2026-11-17': { worked: true } };
  const now = { ...saved, '2026-11-17': { worked: true, description: 'Scranton' } };
  expect(withoutEdits(now, saved)).toEqual({ '2026-11-17': { worked: true, description: 'Scranton' } });
});
