/**
 * What the client sends by id is bounded like any other operation: one that costs too much is refused to everyone. Pages
 * count as they are sent.
 */
import { readFileSync } from 'node:fs';
import { type DocumentNode, getOperationAST, Kind, parse, visit } from 'graphql';
import { MAX_BATCH_PAGE } from 'rules/limits';
import { describe, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { GROWN, sentPage } from '../../test/support/sentPages.ts';
import { measure, PAGE_ARGUMENTS } from '../graph/pipeline/guards/pageCost.ts';
import { QUERY_LIMITS } from '../graph/pipeline/limits.ts';
import { schema } from './schema.ts';

const texts: string[] = Object.values(
  JSON.parse(readFileSync(new URL('../../operations/today.json', import.meta.url), 'utf8')),
);
const operations = texts.map((text) => {
  const document = parse(text);
  return { document, name: getOperationAST(document)!.name!.value };
});

/** The variables that say how large a page is. */
function pageVariables(document: DocumentNode): string[] {
  const found = new Set<string>();
  visit(document, {
    Argument: ({ name, value }) => {
      if (PAGE_ARGUMENTS.has(name.value) && value.kind === Kind.VARIABLE) found.add(value.name.value);
    },
  });
  return [...found];
}

test('the operations are those of the whole client', () => {
  expect(operations.length).toBeGreaterThan(100);
  expect(operations.filter(({ document }) => pageVariables(document).length > 0).length).toBeGreaterThan(50);
});

describe.each(operations)('$name', ({ document, name }) => {
  test('costs no more than one may, with its pages as large as they are sent', () => {
    const sent = Object.fromEntries(pageVariables(document).map((page) => [page, sentPage(name, page)]));
    expect(measure(schema, { document }, sent).cost, JSON.stringify(sent)).toBeLessThanOrEqual(
      QUERY_LIMITS.cost,
    );
  });
});

longTest(
  'sizes are read where they are: in the module, in the rules, on the screen; and what grows has one',
  () => {
    expect(sentPage('fetchBoardRowsQuery', 'first')).toBe(MAX_BATCH_PAGE);
    const season = sentPage('TaxSeasonScreenQuery', 'first');
    expect(sentPage('useSetSeasonRelationMutation', 'first')).toBe(season);
    expect(sentPage('FormBatchResultsTableQuery', 'first')).toBeGreaterThan(season);
    expect(sentPage('TaxTabMoreQuery', 'first')).toBe(GROWN);
    expect(() => sentPage('GraphiQLScreenQuery', 'nothing')).toThrow('Nothing says');
  },
);
