import { expect, it } from 'vitest';
import { weekWorth } from './weekWorth';

type Week = Parameters<typeof weekWorth>[0];
const day = (date: string, more: Partial<Week['days'][number]> = {}): Week['days'][number] => ({
  date,
  worked: true,
  status: 'PENDING',
  payrollRun: null,
  ...more,
});
const week = (more: Partial<Week>): Week => ({
  weekStart: '2026-11-09',
  dayRates: [240, 240, 250.5, 250.5, 250.5, 250.5, 250.5],
  days: [],
  receipts: [],
  ...more,
});

it('is the worked days at the rate of their date, and the receipts', () => {
  const days = [
    day('2026-11-10'),
    day('2026-11-11', { status: 'APPROVED' }),
    day('2026-11-12', { worked: false }),
  ];
  const receipts = [
    { amount: 12.5, status: 'PENDING' as const, payrollRun: null },
    { amount: 40, status: 'APPROVED' as const, payrollRun: null },
  ];
  expect(weekWorth(week({ days, receipts }))).toEqual({ pay: 49_050, expenses: 5_250, isRateMissing: false });
});

it('leaves out rejected days and those on payroll already', () => {
  const days = [day('2026-11-09', { status: 'REJECTED' }), day('2026-11-10', { payrollRun: { number: 7 } })];
  const receipts = [
    { amount: 12.5, status: 'REJECTED' as const, payrollRun: null },
    { amount: 40, status: 'APPROVED' as const, payrollRun: { number: 7 } },
  ];
  expect(weekWorth(week({ days, receipts }))).toEqual({ pay: 0, expenses: 0, isRateMissing: false });
});

it('reports that a worked day has no rate', () => {
  expect(weekWorth(week({ days: [day('2026-11-09')], dayRates: Array(7).fill(0) })).isRateMissing).toBe(true);
});
