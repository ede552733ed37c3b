import { expect, test } from 'vitest';
import { type LoggedDay, proposedDays } from './proposedDays.ts';

const MONDAY = '2026-11-16';
const TODAY = '2026-11-18';
const RATES = { dailyRate: 250, payRates: [] };

const log = (date: string, changes: Partial<LoggedDay> = {}): LoggedDay => ({
  date,
  worked: true,
  status: 'APPROVED',
  description: '',
  ...changes,
});
const computePay = (...logs: LoggedDay[]) =>
  proposedDays(RATES, logs, MONDAY, TODAY).map(({ proposedPay }) => proposedPay);

test('an approved worked day is worth the rate, up to today and not beyond', () => {
  expect(computePay(...['2026-11-16', TODAY, '2026-11-19'].map((date) => log(date)))).toEqual([
    25_000, 0, 25_000, 0, 0, 0, 0,
  ]);
});

test('a day that is pending, rejected or off is worth nothing', () => {
  expect(
    computePay(
      log('2026-11-16', { status: 'PENDING' }),
      log('2026-11-17', { status: 'REJECTED' }),
      log('2026-11-18', { worked: false }),
    ),
  ).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('the week has seven days, each with its log entry', () => {
  const [monday, tuesday, ...others] = proposedDays(
    RATES,
    [log(MONDAY, { description: 'Depot' })],
    MONDAY,
    TODAY,
  );
  expect(monday).toEqual({
    date: MONDAY,
    worked: true,
    status: 'APPROVED',
    description: 'Depot',
    proposedPay: 25_000,
    lacksRate: false,
  });
  expect(tuesday).toEqual({
    date: '2026-11-17',
    worked: false,
    status: null,
    description: '',
    proposedPay: 0,
    lacksRate: false,
  });
  expect(others.at(-1)?.date).toBe('2026-11-22');
});

test('an approved day that is not in the future lacks a rate if none was in effect', () => {
  const logs = [log(MONDAY), log('2026-11-17', { status: 'PENDING' }), log('2026-11-19')];
  const days = proposedDays({ dailyRate: null, payRates: [] }, logs, MONDAY, TODAY);
  expect(days.filter(({ lacksRate }) => lacksRate).map(({ date }) => date)).toEqual([MONDAY]);
});
