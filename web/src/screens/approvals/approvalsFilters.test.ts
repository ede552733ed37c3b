import { describe, expect, it } from 'vitest';
import { approvalsFilters } from './approvalsFilters';

const read = (search: string) => approvalsFilters.read(new URLSearchParams(search));

describe('the URL of the approvals', () => {
  it('has the filters of both lists, without the defaults', () => {
    const address = 'search=ada&week=2026-11-09&page=3&lateWeek=2026-11-02&latePage=2';
    expect(String(approvalsFilters.write(read(address)))).toBe(address);
    expect(String(approvalsFilters.write(read('')))).toBe('');
  });

  it('turns any day into its week, and ignores invalid days', () => {
    expect(read('week=2026-11-12').week).toBe('2026-11-09');
    expect(read('week=soon&page=-2&latePage=1.5')).toMatchObject({ week: null, page: 1, latePage: 1 });
  });

  it('returns only the list whose filter changed to its first page', () => {
    const filters = read('page=3&latePage=2');
    expect(approvalsFilters.changed(filters, { search: 'ada' })).toMatchObject({ page: 1, latePage: 2 });
    expect(approvalsFilters.changed(filters, { lateWeek: '2026-11-02' })).toMatchObject({
      page: 3,
      latePage: 1,
    });
    expect(approvalsFilters.changed(filters, { page: 4 })).toMatchObject({ page: 4, latePage: 2 });
  });
});
