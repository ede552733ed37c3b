import { expect, it } from 'vitest';
import { chooseOperation } from './chooseOperation';

const BOTH = 'query Read { today } mutation Write { logout { message } }';

it.each([
  ['the named one of several', BOTH, 'Write', 'mutation'],
  ['another one of them', BOTH, 'Read', 'query'],
  ['the only one, whatever the last tab was called', 'mutation { logout { message } }', 'Read', 'mutation'],
  ['none that is not there', BOTH, 'Other', undefined],
  ['none of a text that no one can read', 'mutation {', null, undefined],
])('chooses %s', (_which, query, operationName, kind) => {
  expect(chooseOperation(query, operationName).kind).toBe(kind);
});
