import { expect, test } from 'vitest';
import { findTaxYearIssue, listTaxYears } from './taxYears.ts';

test.each([2020, 2026])('%i can have documents', (year) => expect(findTaxYearIssue(year, 2026)).toBeNull());

test.each([2019, 2027, Number.NaN])('%d cannot', (year) =>
  expect(findTaxYearIssue(year, 2026)).toBe('Year must be from 2020 to 2026.'),
);

test('the choice of years goes from this one back to the first', () => {
  expect(listTaxYears(2023)).toEqual([2023, 2022, 2021, 2020]);
  expect(listTaxYears(2020)).toEqual([2020]);
});
