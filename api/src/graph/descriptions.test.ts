/** Finds descriptions that say nothing. The lint (`eslint.config.mjs`) finds missing ones. */
import { readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import { expect, test } from 'vitest';

const schema = parse(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

test('no description has fewer than three words', () => {
  const short: string[] = [];
  visit(schema, {
    enter(node) {
      if (!('description' in node) || !node.description) return;
      const { value } = node.description;
      if (value.split(/\s+/).length < 3) short.push(value);
    },
  });
  expect(short).toEqual([]);
});
