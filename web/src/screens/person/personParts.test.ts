import { describe, expect, it } from 'vitest';
import { w9State } from '../people/w9State';
import { initials } from './initials';
import { summarizeWeek } from './summarizeWeek';

describe('the Form W-9', () => {
  const at = '2026-11-17T17:00:00.000Z';

  it.each([
    [null, null, 'Missing'],
    [at, null, 'Signed on Nov 17, 2026'],
    [null, at, 'Requested on Nov 17, 2026'],
    ['2026-01-05T17:00:00.000Z', at, 'Requested on Nov 17, 2026'],
  ])('signed %s and requested %s is %s', (w9SignedAt, w9RequestedAt, label) => {
    expect(w9State({ w9SignedAt, w9RequestedAt }).label).toBe(label);
  });
});

it('a week shows first what still needs a decision', () => {
  const week = (...statuses: string[]) => summarizeWeek(statuses.map((status) => ({ status }))).label;
  expect(week('APPROVED', 'APPROVED')).toBe('Approved');
  expect(week('PENDING', 'PENDING')).toBe('Pending');
  expect(week('APPROVED', 'PENDING')).toBe('1 day pending');
  expect(week('PENDING', 'REJECTED', 'REJECTED')).toBe('2 days rejected');
});

it('initials replace a photo, also for names that begin with a surrogate pair', () => {
  expect(initials('Dario', 'Fontaine')).toBe('DF');
  expect(initials(' 𝒜da', '')).toBe('𝒜');
});
