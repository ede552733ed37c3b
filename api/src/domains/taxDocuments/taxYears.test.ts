import { describe, expect, test } from 'vitest';
import { listDeadlines, nextBusinessDay } from './deadlines.ts';
import { decideNeed } from './need.ts';
import { assertTaxYear, resolveThreshold, revisionLabel, taxYear } from './taxYears.ts';

const ofYear = (year: number, reportable: number) =>
  decideNeed({
    type: 'FORM_1099_NEC',
    year,
    threshold: resolveThreshold(year, null),
    reportable,
    exempt: 0,
    withheld: 0,
    isEmployee: false,
    payee: null,
    reportedOn: null,
  });

describe('the threshold of a year', () => {
  test.each([
    [2024, 59_999, false],
    [2024, 60_000, true],
    [2025, 60_000, true],
    [2025, 199_999, true],
    [2026, 60_000, false],
    [2026, 199_999, false],
    [2026, 199_998, false],
    [2026, 200_000, true],
    [2026, 200_001, true],
  ])('in %i, %i cents need a form: %s', (year, reportable, isNeeded) => {
    expect(ofYear(year, reportable).isNeeded).toBe(isNeeded);
  });

  test('is stated with the amount', () => {
    expect(ofYear(2026, 199_998).reason).toBe(
      'Total $1,999.98 is below the 2026 reporting threshold of $2,000.00.',
    );
    expect(ofYear(2024, 60_000).reason).toBe(
      'Total $600.00 reaches the 2024 reporting threshold of $600.00.',
    );
    expect(ofYear(2021, 0).reason).toBe('No reportable payments for 2021.');
  });

  test('is unknown from 2027 on until it is configured', () => {
    expect(() => resolveThreshold(2027, null)).toThrow('The reporting threshold for 2027 is not configured.');
    expect(resolveThreshold(2027, 210_000)).toBe(210_000);
    // A threshold that the law fixes is not configurable.
    expect(resolveThreshold(2025, 210_000)).toBe(60_000);
  });
});

describe('whether a form is needed', () => {
  const payee = { taxClass: 'INDIVIDUAL' as const, llcClass: null, exemptPayeeCode: null };
  const given = {
    type: 'FORM_1099_NEC' as const,
    year: 2026,
    threshold: 200_000,
    reportable: 0,
    exempt: 0,
    withheld: 0,
    isEmployee: false,
    payee,
    reportedOn: null,
  };

  test('a corporation gets none, unless an administrator says why', () => {
    const need = decideNeed({ ...given, exempt: 1_000_000, payee: { ...payee, taxClass: 'S_CORPORATION' } });
    expect(need).toEqual({
      isNeeded: false,
      canForce: true,
      reason: 'Payee is a corporation: no 1099-NEC required.',
    });
  });

  test('a driver with only day pay gets no Form 1099-MISC, and no one can request one', () => {
    expect(decideNeed({ ...given, type: 'FORM_1099_MISC', reportable: 500_000 })).toEqual({
      isNeeded: false,
      canForce: false,
      reason: 'No MISC payments for 2026: payroll pays for services, which belong on Form 1099-NEC.',
    });
  });

  test('no payments cannot be forced onto a form', () => {
    expect(decideNeed(given).canForce).toBe(false);
  });
});

describe('the revision of a year', () => {
  test.each([
    [2020, '2020'],
    [2021, '2021'],
    [2022, 'Rev. January 2022'],
    [2023, 'Rev. January 2022'],
    [2024, 'Rev. January 2024'],
    [2025, 'Rev. April 2025'],
    [2026, 'Rev. December 2026'],
    [2027, 'Rev. December 2026'],
  ])('%i is on %s', (year, label) => {
    expect(revisionLabel(taxYear(year).revision)).toBe(label);
  });
});

test('years go from 2020 to the current one', () => {
  for (const year of [2019, 2027])
    expect(() => assertTaxYear(year, 2026)).toThrow('Year must be from 2020 to 2026.');
  for (const year of [2020, 2026]) expect(() => assertTaxYear(year, 2026)).not.toThrow();
});

describe('deadlines', () => {
  const due = (year: number, what: RegExp) => listDeadlines(year).find((one) => what.test(one.what))?.date;

  test('Form 1099-NEC is due on the next business day after January 31', () => {
    expect(due(2025, /1099-NEC/)).toBe('2026-02-02');
    expect(due(2026, /1099-NEC/)).toBe('2027-02-01');
    expect(due(2023, /1099-NEC/)).toBe('2024-01-31');
  });

  test('Form 1099-MISC is due by its copy', () => {
    expect(due(2026, /MISC to the IRS electronically/)).toBe('2027-03-31');
    expect(due(2026, /box 8 or 10/)).toBe('2027-02-16');
    expect(due(2025, /box 8 or 10/)).toBe('2026-02-17');
    expect(due(2026, /on paper/)).toBe('2027-03-01');
    expect(due(2025, /on paper/)).toBe('2026-03-02');
  });

  test('Philadelphia’s notice is due on February 15, whatever day that is', () => {
    expect(due(2025, /Philadelphia/)).toBe('2026-02-15');
    expect(due(2026, /Philadelphia/)).toBe('2027-02-15');
    const dates = listDeadlines(2025).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  test('a day on the weekend moves past it, and past Presidents’ Day', () => {
    expect(nextBusinessDay('2026-02-14')).toBe('2026-02-17');
    expect(nextBusinessDay('2026-02-13')).toBe('2026-02-13');
  });
});
