/** What an adjustment does to the days of its week: more amounts for a day, on top of its receipts. Pure. */
import type { Day } from 'rules/days';
import { MAX_DAY_NOTES } from 'rules/limits';
import type { Cents } from 'rules/money';
import type { RunDay } from '../pay/weekLines.ts';

export interface AddedAmount {
  date: Day;
  pay: Cents;
  expenses: Cents;
  note: string;
  /** Whether it makes the day a worked one. */
  isWorked: boolean;
}

const NOTHING = { pay: 0, expenses: 0, notes: '', isWorked: false, isTaken: false };

/** The days in order, with these amounts added. */
export function addToDays(days: readonly RunDay[], added: readonly AddedAmount[]): RunDay[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  for (const { date, pay, expenses, note, isWorked } of added) {
    const day = byDate.get(date) ?? { date, ...NOTHING };
    const notes = [...new Set([...day.notes.split('; '), note])].filter(Boolean).join('; ');
    byDate.set(date, {
      date,
      pay: day.pay + pay,
      expenses: day.expenses + expenses,
      notes: notes.slice(0, MAX_DAY_NOTES),
      isWorked: day.isWorked || isWorked,
      isTaken: day.isTaken || isWorked,
    });
  }
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date));
}
