import { describe, expect, it } from 'vitest';
import { payByDay } from './dayPay';
import type { LoggedDay } from './loggedDay';

type Run = NonNullable<LoggedDay['payrollRun']>;

const run = (more: Partial<Run> = {}): Run => ({
  id: 'r1',
  number: 12,
  status: 'PROCESSED',
  basePay: 100,
  expenses: 0.05,
  payDate: '2026-11-20',
  payment: null,
  ...more,
});
const day = (date: string, payrollRun: Run | null, worked = true): LoggedDay => ({
  date,
  worked,
  description: '',
  status: 'APPROVED',
  rejectionReason: null,
  viewerCanEdit: false,
  payrollRun,
});

describe('a day’s earnings', () => {
  it('are its share of the run, the odd cents on the first days', () => {
    const days = ['2026-11-18', '2026-11-17', '2026-11-16'].map((date) => day(date, run()));
    expect([...payByDay(days)]).toEqual([
      ['2026-11-16', { earned: 3334, expenses: 2 }],
      ['2026-11-17', { earned: 3333, expenses: 2 }],
      ['2026-11-18', { earned: 3333, expenses: 1 }],
    ]);
  });

  it('are shared only by worked days, and run by run', () => {
    const other = run({ id: 'r2', basePay: 60, expenses: 0 });
    const pay = payByDay([
      day('2026-11-16', run()),
      day('2026-11-17', run(), false),
      day('2026-11-23', other),
      day('2026-11-24', other),
      day('2026-11-25', null),
    ]);
    expect([...pay].map(([date, { earned }]) => [date, earned])).toEqual([
      ['2026-11-16', 10_000],
      ['2026-11-23', 3_000],
      ['2026-11-24', 3_000],
    ]);
  });
});
