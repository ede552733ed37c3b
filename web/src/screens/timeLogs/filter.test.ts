import { expect, it } from 'vitest';
import { timeLogFilter } from './filter';

it('survives a round trip through the URL', () => {
  const filter = { status: 'REJECTED', startDate: '2026-11-01', endDate: null } as const;
  expect(String(timeLogFilter.write(filter))).toBe('status=REJECTED&startDate=2026-11-01');
  expect(timeLogFilter.read(timeLogFilter.write(filter))).toEqual(filter);
});

it('ignores invalid statuses and days', () => {
  const filter = timeLogFilter.read(new URLSearchParams('status=LOST&startDate=2026-02-30&endDate=soon'));
  expect(filter).toEqual({ status: null, startDate: null, endDate: null });
  expect(timeLogFilter.isFiltered(filter)).toBe(false);
});
