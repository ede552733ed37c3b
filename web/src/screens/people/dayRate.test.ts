import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAboutRate, rateValues, resultingRates, storedRateText } from './dayRate';

const payRates = [
  { dailyRate: 260, effectiveFrom: '2026-11-02' },
  { dailyRate: 230, effectiveFrom: '2026-09-07' },
];
const stored = { dailyRate: 260, dailyRateFrom: '2026-11-02', payRates };
const initial = rateValues(stored, '2026-11-16');
const typed = (dailyRate: string, effectiveFrom: string) => ({ dailyRate, effectiveFrom });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T17:00:00Z') });
});
afterEach(() => vi.useRealTimers());

it('shows the rates that result: a rate from an earlier day is added, and the later ones stay', () => {
  expect(resultingRates(initial, initial, payRates)).toBeNull();
  expect(resultingRates(typed('240', '2026-10-05'), initial, payRates)).toEqual([
    { from: '2026-11-02', cents: 26_000, isNew: false },
    { from: '2026-10-05', cents: 24_000, isNew: true },
    { from: '2026-09-07', cents: 23_000, isNew: false },
  ]);
  expect(resultingRates(typed('280', '2026-12-07'), initial, payRates)?.[0]).toEqual({
    ...{ from: '2026-12-07', cents: 28_000, isNew: true },
  });
});

it('shows since when a rate applies, and from when a first one will', () => {
  expect(storedRateText(stored)).toBe('Now $260.00, since Nov 2, 2026');
  expect(storedRateText({ ...stored, dailyRateFrom: '2026-12-07' })).toBe('Now $260.00, from Dec 7, 2026');
});

it('asks for confirmation only of a rate from more than a year ago', () => {
  expect(askAboutRate(typed('260', '2025-11-16'), initial)).toBe('Nov 16, 2025 is more than a year ago.');
  expect(askAboutRate(typed('240', '2026-10-05'), initial)).toBeNull();
  expect(askAboutRate(initial, initial)).toBeNull();
});
