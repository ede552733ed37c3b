import { readDay, readWeek } from 'rules/searchParams';
import { describe, expect, it } from 'vitest';
import { choice, id, integer, page, searchParams, someOf, text, writeSome, year } from './searchParams';

const filters = searchParams({
  search: text,
  who: id,
  from: readDay,
  week: readWeek,
  year,
  days: integer,
  status: choice(['active', 'inactive']),
  page,
});
const read = (address: string) => filters.read(new URLSearchParams(address));
const nothing = {
  search: '',
  who: null,
  from: null,
  week: null,
  year: null,
  days: null,
  status: null,
  page: 1,
};

describe('filters in a URL', () => {
  it('are read back as written', () => {
    const address =
      'search=ada&who=User_1&from=2026-11-01&week=2026-11-09&year=2025&days=-3&status=active&page=2';
    expect(String(filters.write(read(address)))).toBe(address);
    expect(read(address)).toMatchObject({ year: 2025, days: -3, status: 'active', page: 2 });
  });

  it('fall back to the defaults, which are left out of the URL', () => {
    expect(read('')).toEqual(nothing);
    expect(String(filters.write(nothing))).toBe('');
  });

  it.each([
    'search=+&who=+&from=2026-02-30&week=soon&year=25&days=many&status=Active&page=0',
    'year=2025.5&days=2.5&status=toString&page=two',
    'week=1999-12-27&page=-2',
    'page=1.5',
  ])('are the defaults for an invalid value: %s', (address) => expect(read(address)).toEqual(nothing));

  it('turn any day into its week', () => expect(read('week=2026-11-12').week).toBe('2026-11-09'));

  it('lead to the first page, except for paging', () => {
    expect(filters.changed(read('page=3'), { search: 'ada' })).toMatchObject({ search: 'ada', page: 1 });
    expect(filters.changed(read('page=3&year=2025'), { page: 4 })).toMatchObject({ year: 2025, page: 4 });
  });

  it('count as a choice, except for paging', () => {
    expect(filters.isFiltered(read('page=3'))).toBe(false);
    expect(filters.isFiltered(read('year=2024'))).toBe(true);
  });
});

describe('other parameters of a URL', () => {
  const present = new URLSearchParams('tab=documents&page=3&search=ada');

  it('are dropped when a filter changes', () => {
    const alone = searchParams({ search: text, page });
    expect(String(alone.write({ search: 'bo', page: 1 }, present))).toBe('search=bo');
  });

  it('stay where the URL is shared', () => {
    const shared = searchParams({ search: text, page }, { isShared: true });
    expect(String(shared.write({ search: 'bo', page: 1 }, present))).toBe('tab=documents&search=bo');
  });
});

describe('several names out of a list', () => {
  const columns = someOf(['rate', 'w9', 'paid'], ['rate']);

  it.each([
    ['', 'rate'],
    ['paid,rate', 'rate,paid'],
    ['none', 'none'],
    ['truck', 'none'],
    ['w9,truck,w9', 'w9'],
  ])('are read from %j as %j', (text, read) => expect(columns(text)).toBe(read));

  it('are written in the order of the list', () => {
    expect(writeSome(['rate', 'paid'])).toBe('rate,paid');
    expect(writeSome([])).toBe('none');
  });
});
