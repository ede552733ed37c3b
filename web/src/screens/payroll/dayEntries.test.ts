import { describe, expect, it } from 'vitest';
import {
  computeTotals,
  type DayEntry,
  emptyEntry,
  isSameEntries,
  toInput,
  withoutReceipts,
} from './dayEntries';
import { differsFromProposal, proposedEntries, shortfallQuestion, withProposedPay } from './proposal';

const monday = '2026-11-16';
const tuesday = '2026-11-17';
const day = (date: string, typed: Partial<DayEntry>): DayEntry => ({ ...emptyEntry(date), ...typed });

describe('the days of a week', () => {
  it('add up to the cent', () => {
    const week = [day(monday, { pay: '0.10', expenses: '19.99' }), day(tuesday, { pay: '0.20' })];
    expect(computeTotals(week)).toEqual({ basePay: 30, expenses: 1999, total: 2029 });
  });

  it('are equal as long as their pay and texts are the same', () => {
    expect(isSameEntries([day(monday, { pay: '0.00', notes: ' ' })], [emptyEntry(monday)])).toBe(true);
    expect(isSameEntries([day(monday, { notes: 'sick' })], [emptyEntry(monday)])).toBe(false);
  });

  it('go to the server as numbers, empty ones as 0', () => {
    expect(toInput(day(monday, { pay: '1234.50', notes: ' Buffalo ' }))).toEqual({
      date: monday,
      pay: 1234.5,
      expenses: 0,
      notes: 'Buffalo',
    });
  });
});

describe('the amounts of a voided run', () => {
  it('come back without its receipts, which are proposed separately', () => {
    const week = [
      day(monday, {
        pay: '245.00',
        expenses: '97.50',
        notes: 'Late; Receipt of Nov 3, 2026, $85.00: Tolls, Home',
      }),
      day(tuesday, { expenses: '60.00', notes: 'Receipt, $60.00: Lodging, Motel; Receipt kept' }),
    ];
    const receipts = [
      { date: '2026-11-03', amount: 85 },
      { date: tuesday, amount: 60 },
    ];
    expect(withoutReceipts(week, receipts)).toEqual([
      day(monday, { pay: '245.00', expenses: '12.50', notes: 'Late' }),
      day(tuesday, { expenses: '', notes: '' }),
    ]);
  });
});

describe('approved days paid below their proposal', () => {
  const approved = [monday, tuesday, '2026-11-18'].map((date) => ({ date, proposedPay: 245 }));
  const rest = ['2026-11-19'].map((date) => ({ date, proposedPay: 0 }));
  const week = [...approved, ...rest];

  it('need a confirmation, with the difference', () => {
    const typed = proposedEntries(week).map((entry) =>
      entry.date === monday ? entry : { ...entry, pay: '', expenses: '900.00' },
    );
    expect(shortfallQuestion(typed, week)).toBe(
      '3 approved days worth $735.00 are proposed; you’re about to process $245.00, $490.00 less.',
    );
    expect(
      shortfallQuestion([day(monday, { pay: '245' }), day(tuesday, { pay: '0.01' })], [approved[1]!]),
    ).toBe('1 approved day worth $245.00 is proposed; you’re about to process $0.01, $244.99 less.');
  });

  it('need no confirmation if they get the proposed pay or more', () => {
    expect(shortfallQuestion(proposedEntries(week), week)).toBeNull();
    expect(shortfallQuestion([day(monday, { pay: '735.01' })], week)).toBeNull();
    expect(shortfallQuestion([emptyEntry('2026-11-19')], rest)).toBeNull();
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

  it('is offered only if there is one that is not filled in', () => {
    const typed = [day(monday, {}), day(tuesday, {})];
    expect(differsFromProposal(typed, [{ date: monday, proposedPay: 0 }])).toBe(false);
    expect(differsFromProposal(typed, proposals)).toBe(true);
    expect(differsFromProposal(withProposedPay(typed, proposals), proposals)).toBe(false);
  });
});
