import { describe, expect, it } from 'vitest';
import { typedId } from '../people/usePeopleSearch';
import { pageRange } from './AuditLogPages';
import { auditLogFilters, newest, pageArguments, readPlace, writeAddress } from './auditLogFilters';

const read = (address: string) => auditLogFilters.read(new URLSearchParams(address));
const place = (address: string) => readPlace(new URLSearchParams(address));

describe('the URL of the log', () => {
  it('is read back as written', () => {
    const filters = {
      search: 'dana',
      userId: 'User_1',
      action: 'USER_LOGIN',
      level: 'WARNING',
      startDate: '2026-11-01',
      endDate: '2026-11-30',
    } as const;
    const address = String(writeAddress(filters, { page: 3, after: 'c1', before: null }));
    expect(read(address)).toEqual(filters);
    expect(place(address)).toEqual({ page: 3, after: 'c1', before: null });
  });

  it('is empty for the newest entries without filters', () => {
    expect(String(writeAddress(read('')))).toBe('');
  });

  it('leaves out invalid values', () => {
    const { level, startDate } = read('level=LOUD&startDate=2026-02-30');
    expect({ level, startDate }).toEqual({ level: null, startDate: null });
  });

  it.each(['page=4', 'after=c1', 'after=c1&page=1', 'after=c1&page=x', 'before=&page=2'])(
    'leads to the newest entries when its position is incomplete: %s',
    (address) => expect(place(address)).toEqual(newest),
  );

  it('requests the entries after one cursor or before the other', () => {
    expect(pageArguments(place('after=c1&page=2'))).toMatchObject({ first: 50, after: 'c1', last: null });
    expect(pageArguments(place('before=c2&page=2'))).toMatchObject({ first: null, last: 50, before: 'c2' });
  });
});

it.each([
  [{ first: 1, count: 50, total: 312, isCapped: false }, '1–50 of 312'],
  [{ first: 301, count: 12, total: 312, isCapped: false }, '301–312 of 312'],
  [{ first: 51, count: 1, total: 51, isCapped: false }, '51 of 51'],
  [{ first: 1, count: 50, total: 10_001, isCapped: true }, '1–50 of more than 10,000'],
  [{ first: 10_051, count: 50, total: 10_001, isCapped: true }, '10,051–10,100'],
  // Entries came in while someone was paging.
  [{ first: 101, count: 50, total: 149, isCapped: false }, '101–150 of 150'],
])('names the page %j', (range, text) => expect(pageRange(range)).toBe(text));

const key = '0190c2a4-7b1c-7def-8123-4567890abcde';
it.each([
  [key, `User_${key}`],
  [` User_${key.toUpperCase().replace('USER_', '')} `, `User_${key}`],
  [`PayrollRun_${key}`, undefined],
  ['Dana Brooks', undefined],
  ['dana@example.com', undefined],
  ['', undefined],
])('takes %j for the user ID %j', (text, id) => expect(typedId(text)).toBe(id));
