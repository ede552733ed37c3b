import { describe, expect, it } from 'vitest';
import { type DayEntry, emptyEntry, isEmptyEntry, toInput, totalsOf } from './dayEntries';
import { proposalRefusal, withProposedPay } from './proposal';

const monday = '2026-11-16';
const tuesday = '2026-11-17';
const day = (date: string, typed: Partial<DayEntry>): DayEntry => ({ ...emptyEntry(date), ...typed });

describe('the days of a week', () => {
  it('add up to the cent', () => {
    const week = [day(monday, { pay: '0.10', expenses: '19.99' }), day(tuesday, { pay: '0.20' })];
    expect(totalsOf(week)).toEqual({ basePay: 30, expenses: 1999, total: 2029 });
  });

  it('are empty as long as nothing would be paid or said', () => {
    expect(isEmptyEntry(day(monday, { pay: '0.00', notes: ' ' }))).toBe(true);
    expect(isEmptyEntry(day(monday, { notes: 'sick' }))).toBe(false);
  });

  it('go to the server as numbers, nothing as 0', () => {
    expect(toInput(day(monday, { pay: '1234.50', notes: ' Buffalo ' }))).toEqual({
      date: monday,
      pay: 1234.5,
      expenses: 0,
      notes: 'Buffalo',
    });
  });
});

describe('the proposed pay', () => {
  const proposals = [
    { date: monday, proposedPay: 247.25 },
    { date: tuesday, proposedPay: 0 },
  ];

  it('goes into the days that have one and leaves the rest as typed', () => {
    const typed = [day(monday, { expenses: '12.00' }), day(tuesday, { pay: '80.00' })];
    expect(withProposedPay(typed, proposals)).toEqual([
      day(monday, { pay: '247.25', expenses: '12.00' }),
      day(tuesday, { pay: '80.00' }),
    ]);
  });

  it('is refused when there is none and when it is there already', () => {
    const typed = [day(monday, {}), day(tuesday, {})];
    expect(proposalRefusal(typed, [{ date: monday, proposedPay: 0 }])).toBe(
      'No approved day has a daily rate.',
    );
    expect(proposalRefusal(typed, proposals)).toBeNull();
    expect(proposalRefusal(withProposedPay(typed, proposals), proposals)).toBe(
      'The proposed pay is filled in.',
    );
  });
});
