import { describe, expect, it } from 'vitest';
import { nextPay, type Standing } from './nextPay';

const run = {
  id: 'run-12',
  number: 12,
  status: 'PAID',
  weekStart: '2026-11-09',
  payDate: '2026-11-20',
  net: 1072.02,
};
const day = (date: string, status = 'APPROVED', more: object = {}) => ({
  date,
  status,
  worked: true,
  payrollRun: null,
  ...more,
});
const standing: Standing = { today: '2026-11-25', dailyRate: 255, runs: [run], days: [] };

describe('the next pay', () => {
  it('is what is on payroll, the earliest first', () => {
    const runs = [
      { ...run, id: 'b', status: 'PROCESSED', payDate: '2026-12-04' },
      { ...run, id: 'a', status: 'PROCESSED', payDate: '2026-11-27' },
      run,
    ];
    expect(nextPay({ ...standing, runs, days: [day('2026-11-16')] })).toMatchObject({
      step: 2,
      payDate: '2026-11-27',
      run: { id: 'a' },
    });
  });

  it('is the earliest week that is not on payroll, paid as long after it as the last one', () => {
    const days = [
      day('2026-11-24', 'PENDING'),
      day('2026-11-17'),
      day('2026-11-16'),
      day('2026-11-18', 'REJECTED'),
      day('2026-11-19', 'PENDING', { worked: false }),
      day('2026-11-12', 'APPROVED', { payrollRun: {} }),
    ];
    expect(nextPay({ ...standing, days })).toEqual({
      step: 1,
      weekStart: '2026-11-16',
      amount: 510,
      payDate: '2026-11-27',
      days: 2,
    });
  });

  it('has come no farther than the day that still waits', () => {
    const days = [day('2026-11-16'), day('2026-11-17', 'PENDING')];
    expect(nextPay({ ...standing, days })?.step).toBe(0);
  });

  it('has no amount without a rate, and no date where it has passed or was never paid before', () => {
    const days = [day('2026-11-16')];
    expect(nextPay({ ...standing, days, dailyRate: null })?.amount).toBeNull();
    expect(nextPay({ ...standing, days, today: '2026-11-28' })?.payDate).toBeNull();
    expect(nextPay({ ...standing, days, runs: [] })?.payDate).toBeNull();
  });

  it('is what was paid last where nothing else is known, and nothing where nothing was', () => {
    const runs = [{ ...run, status: 'VOID', number: 13 }, run];
    expect(nextPay({ ...standing, runs })).toMatchObject({ step: 3, amount: 1072.02, run: { number: 12 } });
    expect(nextPay({ ...standing, runs: [] })).toBeNull();
  });
});
