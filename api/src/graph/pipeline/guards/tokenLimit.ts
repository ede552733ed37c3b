/** Refuses a text with too many tokens, without reading the rest. */
import { MaxTokensParserWLexer } from '@escape.tech/graphql-armor-max-tokens';
import type { Guard } from '../guard.ts';
import { assertLimit } from '../overLimit.ts';

export const tokenLimit: Guard<'parse'> = {
  runs: 'parse',
  parse: (text, options) =>
    new MaxTokensParserWLexer(text as string, {
      ...options,
      n: Infinity,
      onAccept: [assertLimit('tokens')],
    }).parseDocument(),
};
