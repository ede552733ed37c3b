/** Compares the periods of pay summaries with an independent implementation: Temporal, in its authors' polyfill. */
import { Temporal } from '@js-temporal/polyfill';
import { FIRST_DAY, LAST_DAY } from 'rules/days';
import { expect } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { toMonth, toWeek, toYear } from './paySummary.ts';

/** Covers all days of the week and of the month. */
const DAYS_APART = process.env.LONG ? 1 : 101;

longTest('every day lies in its week, its month and its year', () => {
  const last = Temporal.PlainDate.from(LAST_DAY);
  for (
    let day = Temporal.PlainDate.from(FIRST_DAY);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: DAYS_APART })
  ) {
    const text = day.toString();
    const sunday = day.subtract({ days: day.dayOfWeek % 7 });
    const month = [day.with({ day: 1 }), day.with({ day: day.daysInMonth })];
    expect([toWeek(text), toMonth(text), toYear(text)]).toEqual([
      { period: `${sunday}`, startDate: `${sunday}`, endDate: `${sunday.add({ days: 6 })}` },
      { period: text.slice(0, 7), startDate: `${month[0]}`, endDate: `${month[1]}` },
      { period: String(day.year), startDate: `${day.year}-01-01`, endDate: `${day.year}-12-31` },
    ]);
  }
});
