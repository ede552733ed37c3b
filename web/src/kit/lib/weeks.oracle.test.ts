/**
 * The weeks of the screens against an independent oracle: Temporal, by the polyfill of its authors. The server's own
 * arithmetic is held against the same one, so the two can only agree.
 */
import { Temporal } from '@js-temporal/polyfill';
import { describe, expect, test } from 'vitest';
import { weekLabel } from './dates';
import {
  addDays,
  addMonths,
  dayName,
  isDay,
  mondayOf,
  mondaysOfMonth,
  sundayStartOf,
  weekdayOf,
  weekOf,
} from './weeks';

const FIRST = Temporal.PlainDate.from('2000-01-01');
const LAST = Temporal.PlainDate.from('2100-12-31');
const english = (day: Temporal.PlainDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

function disagreements(ours: (day: string) => unknown, oracle: (day: Temporal.PlainDate) => unknown) {
  const found: string[] = [];
  for (let day = FIRST; Temporal.PlainDate.compare(day, LAST) <= 0; day = day.add({ days: 1 })) {
    const [a, b] = [JSON.stringify(ours(day.toString())), JSON.stringify(oracle(day))];
    if (a !== b) found.push(`${day}: ${a} instead of ${b}`);
  }
  return found;
}

describe('every day from 2000 to 2100', () => {
  test('has its neighbours, its weekday and its weeks', () => {
    expect(
      disagreements(
        (day) => [
          isDay(day),
          addDays(day, 1),
          addDays(day, -1),
          weekdayOf(day),
          mondayOf(day),
          sundayStartOf(day),
          weekOf(mondayOf(day)),
        ],
        (day) => {
          const monday = day.subtract({ days: day.dayOfWeek - 1 });
          return [
            true,
            day.add({ days: 1 }).toString(),
            day.subtract({ days: 1 }).toString(),
            day.dayOfWeek % 7,
            monday.toString(),
            day.subtract({ days: day.dayOfWeek % 7 }).toString(),
            Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString()),
          ];
        },
      ),
    ).toEqual([]);
  });

  test('is called by its name', () => {
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    expect(disagreements(dayName, (day) => names[day.dayOfWeek - 1])).toEqual([]);
  });
});

test('every week from 2000 to 2100 is labeled by its Monday and its Sunday', () => {
  for (let monday = FIRST.add({ days: 2 }); monday.year <= 2100; monday = monday.add({ weeks: 1 })) {
    const sunday = monday.add({ days: 6 });
    const month = (day: Temporal.PlainDate) => english(day, { month: 'short' });
    const year = monday.year === sunday.year ? '' : `, ${monday.year}`;
    const last = monday.month === sunday.month ? '' : `${month(sunday)} `;
    expect(weekLabel(monday.toString())).toBe(
      `${month(monday)} ${monday.day}${year} – ${last}${sunday.day}, ${sunday.year}`,
    );
  }
});

test('every month from 2000 to 2100 shows the weeks that touch it, and knows its neighbours', () => {
  for (let month = FIRST.toPlainYearMonth(); month.year <= 2100; month = month.add({ months: 1 })) {
    const first = month.toPlainDate({ day: 1 });
    const mondays: string[] = [];
    for (
      let monday = first.subtract({ days: first.dayOfWeek - 1 });
      Temporal.PlainYearMonth.compare(monday.toPlainYearMonth(), month) <= 0;
      monday = monday.add({ weeks: 1 })
    )
      mondays.push(monday.toString());
    expect(mondaysOfMonth(month.toString())).toEqual(mondays);
    expect(addMonths(month.toString(), 1)).toBe(month.add({ months: 1 }).toString());
    expect(addMonths(month.toString(), -13)).toBe(month.subtract({ months: 13 }).toString());
  }
});
