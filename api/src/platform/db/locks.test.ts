import { expect, test } from 'vitest';
import { LOCKS } from './locks.ts';

test('no two purposes wait for one lock', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
