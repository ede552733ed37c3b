/** Which table a query makes, and which queries make none. */
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readTable } from './queryTable.ts';

const schema = buildSchema(`
  scalar Money
  scalar Date
  scalar DateTime
  type Query { runs(first: Int, after: String): RunConnection me: Person totals: Totals }
  type Mutation { pay: Int }
  type RunConnection { edges: [RunEdge!]! nodes: [Run] pageInfo: PageInfo! totalCount: Int }
  type RunEdge { node: Run }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Run { number: Int! person: Person pay: Money day: Date at: DateTime! lines: [Line!]! }
  type Line { amount: Money! }
  type Person { name: String! runs(after: String): RunConnection }
  type Totals { rows: [Line!]! sum: Money months: [Line!]! spans: [Span!]! }
  type Span { quarter: Date month: Date week: Date day: Date season: Season sum: Money }
  type Season { month: Int! }
`);

const read = (text: string) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return readTable(schema, document);
};
const PAGE = 'pageInfo { hasNextPage endCursor }';

test('a list that comes in pages has a column for each value of a row, and one for a list in it', () => {
  const table = read(`query ($after: String) {
    all: runs(first: 2, after: $after) { ${PAGE} edges { node { ...Facts lines { amount } } } }
    totals { months { amount } } }
    fragment Facts on Run { number person { name } pay day ... on Run { at pay } }`);
  expect(table).toEqual({
    list: ['all', 'edges'],
    columns: [
      { path: ['number'], kind: null },
      { path: ['person', 'name'], kind: null },
      { path: ['pay'], kind: 'MONEY' },
      { path: ['day'], kind: 'DAY' },
      { path: ['at'], kind: 'INSTANT' },
      { path: ['lines'], kind: null },
    ],
  });
});

test('a list that comes whole is the table where there are no pages', () => {
  expect(read('{ totals { sum rows { amount } } }')).toEqual({
    list: ['totals', 'rows'],
    columns: [{ path: ['amount'], kind: 'MONEY' }],
  });
});

test('a day that stands for a month, a quarter or a week is one, under any name', () => {
  expect(read('{ totals { spans { quarter of: month week day season { month } } } }')).toMatchObject({
    columns: [
      { path: ['quarter'], kind: 'QUARTER' },
      { path: ['of'], kind: 'MONTH' },
      { path: ['week'], kind: 'WEEK' },
      { path: ['day'], kind: 'DAY' },
      { path: ['season', 'month'], kind: null },
    ],
  });
});

describe('no table', () => {
  test.each([
    ['mutation { pay }', 'nothing that changes data'],
    ['query A { me { name } } query B { me { name } }', 'Only a single query'],
    ['{ me { name } }', 'selects no list'],
    ['{ totals { rows { amount } months { amount } } }', 'several lists'],
    [
      `query ($after: String) { a: runs(after: $after) { ${PAGE} edges { node { number } } }
      b: runs(after: $after) { ${PAGE} edges { node { number } } } }`,
      'several lists',
    ],
    [`{ runs { ${PAGE} edges { node { number } } } }`, 'pass after: $after'],
    ['query ($after: String) { runs(after: $after) { edges { node { number } } } }', 'select pageInfo'],
    [
      'query ($after: String) { runs(after: $after) { pageInfo { endCursor } edges { node { number } } } }',
      'hasNextPage',
    ],
  ])('is made by %s', (text, reason) => {
    expect(read(text)).toContain(reason);
  });
});
