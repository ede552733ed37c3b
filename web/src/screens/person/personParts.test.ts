import { describe, expect, it } from 'vitest';
import { w9State } from '../people/w9State';
import { initials } from './initials';
import { nextPay } from './nextPay';
import { summarizeWeek } from './summarizeWeek';

describe('the next pay', () => {
  const run = (status: string, payDate: string) => ({ status, payDate, totalPay: 100 });

  it('is what is on payroll and paid first', () => {
    const runs = [run('PROCESSED', '2026-12-07'), run('PROCESSED', '2026-11-30'), run('PAID', '2026-11-23')];
    expect(nextPay(runs)).toBe(runs[1]);
  });

  it('is nothing where all is paid or void', () => {
    expect(nextPay([run('PAID', '2026-11-23'), run('VOID', '2026-11-30')])).toBeNull();
  });
});

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

it('a week says first what still needs somebody', () => {
  const week = (...statuses: string[]) => summarizeWeek(statuses.map((status) => ({ status }))).label;
  expect(week('APPROVED', 'APPROVED')).toBe('Approved');
  expect(week('PENDING', 'PENDING')).toBe('Pending');
  expect(week('APPROVED', 'PENDING')).toBe('1 day pending');
  expect(week('PENDING', 'REJECTED', 'REJECTED')).toBe('2 days rejected');
});

it('initials stand for a photo, also of names that begin with what is no single unit', () => {
  expect(initials('Dario', 'Fontaine')).toBe('DF');
  expect(initials(' 𝒜da', '')).toBe('𝒜');
});
