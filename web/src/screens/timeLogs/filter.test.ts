import { expect, it } from 'vitest';
import { isFiltered, readFilter, writeFilter } from './filter';

it('comes out of the address as it went in', () => {
  const filter = { status: 'REJECTED', startDate: '2026-11-01', endDate: null } as const;
  expect(writeFilter(filter)).toEqual({ status: 'REJECTED', startDate: '2026-11-01' });
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
});

it('leaves open what is no status and no day', () => {
  const filter = readFilter(new URLSearchParams('status=LOST&startDate=2026-02-30&endDate=soon'));
  expect(filter).toEqual({ status: null, startDate: null, endDate: null });
  expect(isFiltered(filter)).toBe(false);
});
