import { usualYear } from 'rules/taxYears';
import { describe, expect, it } from 'vitest';
import { seasonFilters } from './seasonFilters';

describe('the URL of a season', () => {
  it('has the year, the search, the state and the page', () => {
    const filters = { year: 2026, search: 'alder', only: 'MISSING', page: 3 } as const;
    expect(String(seasonFilters.write(filters))).toBe('year=2026&search=alder&only=MISSING&page=3');
    expect(seasonFilters.read(seasonFilters.write(filters))).toEqual(filters);
  });

  it('leaves out defaults and invalid values', () => {
    const usual = { year: null, search: '', only: null, page: 1 };
    expect(String(seasonFilters.write(usual))).toBe('');
    expect(seasonFilters.read(new URLSearchParams('year=26&only=EVERYONE&page=-1'))).toEqual(usual);
  });
});

it.each([
  ['2027-01-01', 2026],
  ['2027-03-31', 2026],
  ['2027-04-01', 2027],
  ['2026-11-21', 2026],
])('on %s the year to work on is %i', (today, year) => expect(usualYear(today)).toBe(year));
