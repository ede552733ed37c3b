/** Refuses a document that is nested too deeply. */
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { Guard } from '../guard.ts';
import { QUERY_LIMITS } from '../limits.ts';

export const depthLimit: Guard<'validate'> = {
  runs: 'validate',
  rule: maxDepthRule({ n: QUERY_LIMITS.depth, ignoreIntrospection: true }),
};
