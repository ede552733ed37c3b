/** What the client sends by id is bounded like any other operation: one that costs too much is refused to everybody. */
import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { measureCost } from '../graph/pipeline/guards/costLimit.ts';
import { QUERY_LIMITS } from '../graph/pipeline/limits.ts';
import { schema } from './schema.ts';

const operations: string[] = Object.values(
  JSON.parse(readFileSync(new URL('../../../operations.json', import.meta.url), 'utf8')),
);

test('no operation of the client costs more than one may', () => {
  const tooMuch = operations
    .map((text) => ({ text: text.slice(0, 60), cost: measureCost(schema, parse(text)) }))
    .filter(({ cost }) => cost > QUERY_LIMITS.cost);
  expect(operations.length).toBeGreaterThan(100);
  expect(tooMuch).toEqual([]);
});
