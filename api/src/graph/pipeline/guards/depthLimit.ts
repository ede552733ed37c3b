/** Refuses a document that is nested too deeply. */
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { Guard } from '../guard.ts';
import { assertLimit } from '../overLimit.ts';

export const depthLimit: Guard<'validate'> = {
  runs: 'validate',
  rule: maxDepthRule({
    n: Infinity,
    onAccept: [assertLimit('depth')],
    ignoreIntrospection: true,
    // A fragment is not a level; its fields count where it is spread.
    flattenFragments: true,
  }),
};
