/** Refuses a text of too many words and signs, before more of it is read. */
import { MaxTokensParserWLexer } from '@escape.tech/graphql-armor-max-tokens';
import type { Guard } from '../guard.ts';
import { QUERY_LIMITS } from '../limits.ts';

export const tokenLimit: Guard<'parse'> = {
  runs: 'parse',
  parse: (text, options) =>
    new MaxTokensParserWLexer(text as string, { ...options, n: QUERY_LIMITS.tokens }).parseDocument(),
};
