import { expect, it } from 'vitest';
import { extractRows } from './extractRows';
import { isForbidden } from './failures';

const loaded = (value: { id: string } | null) => ({ node: { ok: true, value } as const });
const failed = (code: string) => ({
  node: { ok: false, errors: [{ path: ['people', 'edges', 1, 'node'], extensions: { code } }] } as const,
});

it('keeps the rows that could be loaded, and counts those that could not', () => {
  const edges = [loaded({ id: 'a' }), failed('INTERNAL_SERVER_ERROR'), loaded({ id: 'c' })];
  expect(extractRows({ edges })).toEqual({ rows: [{ id: 'a' }, { id: 'c' }], failed: 1 });
});

it('does not count a deleted row', () => {
  expect(extractRows({ edges: [loaded(null)] })).toEqual({ rows: [], failed: 0 });
});

it('leaves a refusal to the whole screen', () => {
  let thrown: unknown;
  try {
    extractRows({ edges: [loaded({ id: 'a' }), failed('FORBIDDEN')] });
  } catch (error) {
    thrown = error;
  }
  expect(isForbidden(thrown)).toBe(true);
});
