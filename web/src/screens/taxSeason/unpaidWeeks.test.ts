import { expect, it } from 'vitest';
import { describeUnpaidWeeks } from './unpaidWeeks';

it.each([
  [['2026-11-09'], 'The payroll of Nov 9 isn’t recorded as paid.'],
  [['2026-11-09', '2026-11-16'], 'The payrolls of Nov 9 and Nov 16 aren’t recorded as paid.'],
  [
    ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    'The payrolls of Oct 26, Nov 2, and 2 other weeks aren’t recorded as paid.',
  ],
])('%j', (weeks, text) => expect(describeUnpaidWeeks(weeks)).toBe(text));
