import { expect, it } from 'vitest';
import { submitLabel } from './submitLabel';

it('shows how many days will be submitted, or that all are', () => {
  expect(submitLabel(1, true)).toBe('Submit 1 Day');
  expect(submitLabel(2, false)).toBe('Submit 2 Days');
  expect(submitLabel(0, true)).toBe('Submitted');
  expect(submitLabel(0, false)).toBe('Submit Days');
});
