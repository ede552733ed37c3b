import { expect, it } from 'vitest';
import { untouched } from './batchPlan';
import type { BoardRow } from './boardRow';
import { rowBadges } from './rowBadges';
import { createRow } from './testRows';

const words = (...badges: Parameters<typeof rowBadges>) => rowBadges(...badges).map(({ word }) => word);
const run: NonNullable<BoardRow['run']> = {
  ...{ id: 'run', number: 13, status: 'PROCESSED', payDate: '2026-11-18', awaitsApproval: false },
  ...{ expenses: 0, totalPay: 245, net: 245, entries: [], viewerCanMarkPaid: true, replaces: null },
};
const deduction = { planId: 'plan', description: 'Fuel advance', due: 125, floor: 0 };

it('has a word for everything to know before the row is paid, warnings first', () => {
  const row = createRow('Ann Ash', {
    proposed: [245],
    warnings: ['UNAPPROVED_DAYS', 'NO_RATE', 'NO_W9'],
    pendingDays: 2,
    backPay: { amount: 60, dayCount: 3 },
    deductions: [deduction],
    receipts: [{ id: 'receipt', amount: 60, isAccountedFor: false }],
    paidBefore: 10,
    added: 85,
  });
  expect(rowBadges(row, untouched).map(({ tone, word }) => `${tone}: ${word}`)).toEqual([
    ...['2 pending', 'No rate', 'No W-9', 'Back pay', 'Taxable'].map((word) => `warning: ${word}`),
    ...['1 deduction', 'Paid before', '1 receipt', '+ $85.00'].map((word) => `neutral: ${word}`),
  ]);
});

it('has none for a row with nothing to know, and no "Taxable" once the purpose is entered', () => {
  const row = createRow('Ann Ash', { proposed: [245] });
  const typed = { ...untouched, expenses: '20' };
  expect(words(row, untouched)).toEqual([]);
  expect(words(row, typed)).toEqual(['Taxable']);
  const details = { date: '2026-11-09', category: 'OTHER', notes: 'Scale' } as const;
  expect(words(row, { ...typed, details })).toEqual([]);
});

it('says of a run that it waits, what it replaces, and that something is deducted', () => {
  const processed = { ...run, awaitsApproval: true, replaces: { number: 12 }, net: 120 };
  expect(words(createRow('Ann Ash', { deductions: [deduction], run: processed }), untouched)).toEqual([
    ...['2nd person', 'Replaces #12', 'Deductions'],
  ]);
  expect(words(createRow('Ann Ash', { run }), untouched)).toEqual([]);
});
