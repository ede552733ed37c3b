import { expect, test } from 'vitest';
import { keepUntil, retentionReason } from './retention.ts';

test.each([
  ['2025-12-31', '2030-01-31'],
  ['2026-01-01', '2031-01-31'],
  ['2026-11-18', '2031-01-31'],
])('what was paid on %s is kept until %s', (paid, until) => {
  expect(keepUntil(new Date(paid))).toBe(until);
});

test('the reason gives the rule that applies today', () => {
  const paid = new Date('2021-03-05');
  expect(keepUntil(null)).toBeNull();
  expect(retentionReason(null, '2026-11-18')).toBe(
    'Nothing was paid to this person, so no tax rule requires keeping the records.',
  );
  expect(retentionReason(paid, '2026-01-31')).toMatch(/expect its records to be kept until Jan 31, 2026\.$/);
  expect(retentionReason(paid, '2026-02-01')).toMatch(
    /retention period of its records ended on Jan 31, 2026\.$/,
  );
});
