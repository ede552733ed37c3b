import { describe, expect, it } from 'vitest';
import { nextSteps, type Standing } from './nextSteps';

const standing: Standing = {
  today: '2026-11-18',
  unsentWeek: null,
  rejectedDays: 0,
  lacksW9: false,
  w9RequestedAt: null,
  runs: [],
};
const run = {
  id: 'run 12',
  number: 12,
  weekStart: '2026-11-09',
  status: 'PROCESSED',
  processedAt: '2026-11-16T15:00:00.000Z',
  isReplaced: false,
};
const steps = (changes: Partial<Standing>) => nextSteps({ ...standing, ...changes }).map(({ text }) => text);

it('include last week until it is submitted', () => {
  const [step] = nextSteps({ ...standing, unsentWeek: '2026-11-09' });
  expect(step).toMatchObject({
    text: 'Submit last week: Nov 9 – 15, 2026 isn’t in yet',
    to: '/dashboard/time-logs',
  });
});

it('count rejected days in words', () => {
  expect(steps({ rejectedDays: 1 })).toEqual(['1 day was rejected: see why']);
  expect(steps({ rejectedDays: 2 })).toEqual(['2 days were rejected: see why']);
});

it('include the Form W-9 that no one else can sign', () => {
  const [step] = nextSteps({ ...standing, lacksW9: true });
  expect(step).toMatchObject({
    text: 'Sign your Form W-9: your tax documents need it',
    to: '/dashboard/tax-information',
  });
});

it('show since when a Form W-9 is requested, also to someone who has signed one', () => {
  for (const lacksW9 of [true, false]) {
    const found = nextSteps({ ...standing, lacksW9, w9RequestedAt: '2026-11-17T17:00:00.000Z' });
    expect(found).toEqual([
      {
        kind: 'w9',
        text: 'Sign your Form W-9: requested on Nov 17, 2026',
        to: '/dashboard/tax-information',
      },
    ]);
  }
});

describe('a statement', () => {
  it('is no step while it is valid', () => {
    expect(nextSteps({ ...standing, runs: [run] })).toEqual([]);
  });

  it('that is void is news for two weeks, unless it was replaced', () => {
    const voided = { ...run, status: 'VOID' };
    expect(steps({ runs: [voided], today: '2026-11-29' })).toHaveLength(1);
    expect(steps({ runs: [voided], today: '2026-11-30' })).toEqual([]);
    expect(steps({ runs: [{ ...voided, isReplaced: true }] })).toEqual([]);
  });

  it('that is void is marked as void', () => {
    expect(steps({ runs: [{ ...run, status: 'VOID' }] })).toEqual([
      'Statement #12 for Nov 9 – 15, 2026 is void: see why',
    ]);
  });
});
