import { describe, expect, test } from 'vitest';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';
import { type BoardFacts, boardRow, computeBoardTotals } from './boardRow.ts';

const MONDAY = '2026-11-09';
const LATER = '2026-11-18';

const rates = (dailyRate: number | null, ...changes: [string, number | null][]) => ({
  dailyRate,
  payRates: changes.map(([effectiveFrom, rate]) => ({ effectiveFrom, dailyRate: rate })),
});
const log = (day: number, status: TimeLogStatus = 'APPROVED', worked = true) => ({
  date: `2026-11-${String(day).padStart(2, '0')}`,
  worked,
  status,
  description: '',
  isOnRun: false,
});
const row = (facts: Partial<BoardFacts>, today = LATER) =>
  boardRow(
    {
      userId: 'one',
      ...rates(200),
      logs: [],
      receipts: [],
      priorPayments: [],
      plans: [],
      hasTaxProfile: true,
      run: null,
      refusal: null,
      ...facts,
    },
    MONDAY,
    { today, payDate: today },
  );

describe('a row', () => {
  test('proposes the rate for each approved day of work, and is ready', () => {
    expect(row({ logs: [log(9), log(10), log(11, 'APPROVED', false)] })).toMatchObject({
      daysWorked: 2,
      daysApproved: 2,
      pendingDays: 0,
      proposedPay: 40_000,
      warnings: [],
      state: 'READY',
      reason: null,
    });
  });

  test('pays a day at the rate of that day', () => {
    const changed = rates(250, ['2026-01-01', 200], ['2026-11-11', 250.55]);
    const { days, proposedPay } = row({ ...changed, logs: [log(10), log(11), log(12)] });
    expect(days.map((day) => day.proposedPay)).toEqual([0, 20_000, 25_055, 25_055, 0, 0, 0]);
    expect(proposedPay).toBe(70_110);
  });

  test('is held while a worked day awaits a decision', () => {
    expect(row({ logs: [log(9), log(10, 'PENDING')] })).toMatchObject({
      proposedPay: 20_000,
      pendingDays: 1,
      warnings: ['UNAPPROVED_DAYS'],
      state: 'HELD',
      reason: '1 day is not approved yet. A week is processed once, so it would be left out.',
    });
  });

  test('is held for a worked day without a rate, and for one in the future', () => {
    const late = row({
      ...rates(200, ['2026-01-01', null], ['2026-11-11', 200]),
      logs: [log(9), log(10), log(11)],
    });
    expect(late).toMatchObject({
      warnings: ['NO_RATE'],
      state: 'HELD',
      reason: '2 approved days have no day rate. A week is processed once, so they would be left out.',
    });
    expect(row({ logs: [log(9), log(10)] }, MONDAY)).toMatchObject({
      proposedPay: 20_000,
      state: 'HELD',
      reason: '1 day is in the future. A week is processed once, so it would be left out.',
    });
  });

  test('ignores a pending day off and a rejected day', () => {
    expect(row({ logs: [log(9), log(10, 'PENDING', false)] })).toMatchObject({
      state: 'READY',
      pendingDays: 0,
    });
    expect(row({ logs: [log(9), log(10, 'REJECTED')] })).toMatchObject({
      warnings: ['REJECTED_DAYS'],
      state: 'READY',
      daysWorked: 2,
      daysApproved: 1,
    });
  });

  test.each([
    ['No days are logged.', {}],
    ['No days are approved.', { logs: [log(9, 'REJECTED'), log(10, 'APPROVED', false)] }],
    ['2 days are not approved yet.', { logs: [log(9, 'PENDING'), log(10, 'PENDING')] }],
  ])('is empty: %s', (reason, facts) => {
    expect(row(facts)).toMatchObject({ state: 'EMPTY', proposedPay: 0, reason });
  });

  test('is held, and not empty, when nothing is proposed because no rate is agreed', () => {
    expect(row({ logs: [log(9), log(10)], ...rates(null) })).toMatchObject({
      state: 'HELD',
      proposedPay: 0,
      warnings: ['NO_RATE'],
      reason: '2 approved days have no day rate.',
    });
  });

  test('proposes nothing once there is a run, and nothing where the viewer may not pay', () => {
    const logs = [log(9), log(10)];
    expect(row({ logs, run: { id: 'r', isPaid: false }, refusal: 'No.' })).toMatchObject({
      state: 'PROCESSED',
      proposedPay: 0,
      daysApproved: 2,
      reason: 'This week has been processed.',
    });
    expect(row({ logs, run: { id: 'r', isPaid: true } }).reason).toBe('This week has been paid.');
    expect(row({ logs, refusal: 'You can’t process your own pay.' })).toMatchObject({
      state: 'REFUSED',
      proposedPay: 0,
      reason: 'You can’t process your own pay.',
    });
  });

  test('warns of a payee without a certified taxpayer number', () => {
    expect(row({ logs: [log(9)], hasTaxProfile: false })).toMatchObject({
      warnings: ['NO_W9'],
      state: 'READY',
    });
  });
});

test('the totals count every row and add up the ready ones', () => {
  const rows = [
    row({ logs: [log(9)] }),
    row({ logs: [log(9), log(10)], ...rates(100.01) }),
    row({ logs: [log(9), log(10, 'PENDING')] }),
    row({ logs: [log(9)], run: { id: 'a', isPaid: false } }),
    row({ logs: [log(9)], run: { id: 'b', isPaid: true } }),
    row({}),
  ];
  expect(computeBoardTotals(rows)).toEqual({
    contractors: 6,
    ready: 2,
    held: 1,
    processed: 2,
    unpaidRuns: 1,
    basePay: 40_002,
    expenses: 0,
    totalPay: 40_002,
    deductions: 0,
    net: 40_002,
  });
});
