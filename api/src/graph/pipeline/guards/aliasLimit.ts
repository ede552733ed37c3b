/** Refuses a document with too many aliased fields. */
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import type { Guard } from '../guard.ts';
import { assertLimit } from '../overLimit.ts';

export const aliasLimit: Guard<'validate'> = {
  runs: 'validate',
  rule: maxAliasesRule({ n: Infinity, onAccept: [assertLimit('aliases')] }),
};
