import { describe, expect, it } from 'vitest';
import { dueDays, nextDueText } from './dueDays';

const deadlines = [
  { what: 'Form 1099-NEC to recipients and to the IRS', date: '2027-02-01' },
  { what: 'Form 945, tax withheld', date: '2027-02-01' },
  { what: 'Form 1099-MISC to the IRS electronically', date: '2027-03-31' },
  { what: 'Form 1099-MISC to the IRS on paper', date: '2027-03-01' },
];

describe('the deadlines of a season', () => {
  it('are days in order, each with all of its deadlines', () => {
    expect(dueDays(deadlines, '2026-11-21')).toEqual([
      {
        date: '2027-02-01',
        what: ['Form 1099-NEC to recipients and to the IRS', 'Form 945, tax withheld'],
        state: 'next',
        distance: 'in 72 days',
      },
      {
        date: '2027-03-01',
        what: ['Form 1099-MISC to the IRS on paper'],
        state: 'later',
        distance: 'in 100 days',
      },
      {
        date: '2027-03-31',
        what: ['Form 1099-MISC to the IRS electronically'],
        state: 'later',
        distance: 'in 130 days',
      },
    ]);
  });

  it.each([
    ['2027-01-31', 'Next: Feb 1, 2027, in 1 day'],
    ['2027-02-01', 'Next: Feb 1, 2027, today'],
    ['2027-02-02', 'Next: Mar 1, 2027, in 27 days'],
    ['2027-04-01', null],
  ])('on %s: %s', (today, text) => expect(nextDueText(dueDays(deadlines, today))).toBe(text));

  it('distinguish past days', () => {
    const [first] = dueDays(deadlines, '2027-02-02');
    expect([first?.state, first?.distance]).toEqual(['past', 'past']);
  });
});
