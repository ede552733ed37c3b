import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('counts agree with their noun', () => {
  expect([counted(0, 'day'), counted(1, 'day'), counted(1200, 'day')]).toEqual([
    '0 days',
    '1 day',
    '1,200 days',
  ]);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});
