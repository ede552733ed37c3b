import fc from 'fast-check';
import { addDays } from 'rules/days';
import { expect, it } from 'vitest';
import { listReportPresets } from './reportPresets';

const spans = (today: string) =>
  Object.fromEntries(
    listReportPresets(today).map(({ label, startDate, endDate }) => [label, `${startDate} ${endDate}`]),
  );

it('counts weeks from Monday to Sunday, and calendar months, quarters and years', () => {
  expect(spans('2026-11-25')).toEqual({
    'Last Week': '2026-11-16 2026-11-22',
    'Last Month': '2026-10-01 2026-10-31',
    'Last Quarter': '2026-07-01 2026-09-30',
    'This Year': '2026-01-01 2026-11-25',
    'Last Year': '2025-01-01 2025-12-31',
  });
});

it('goes back over the turn of the year, and to the last day of February', () => {
  expect(spans('2028-01-01')).toMatchObject({
    'Last Week': '2027-12-20 2027-12-26',
    'Last Month': '2027-12-01 2027-12-31',
    'Last Quarter': '2027-10-01 2027-12-31',
    'This Year': '2028-01-01 2028-01-01',
  });
  expect(spans('2028-03-31')).toMatchObject({ 'Last Month': '2028-02-01 2028-02-29' });
});

it('ends each last period before the current one begins, on every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      const today = addDays('2024-01-01', days);
      for (const { label, startDate, endDate } of listReportPresets(today)) {
        expect(startDate <= endDate, label).toBe(true);
        expect(label === 'This Year' ? endDate === today : endDate < today, label).toBe(true);
      }
    }),
  );
});
