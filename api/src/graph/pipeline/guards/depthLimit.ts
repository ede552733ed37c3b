/** Refuses a document that is nested too deeply. */
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ValidateGuard } from '../guard.ts';
import { QUERY_LIMITS } from '../limits.ts';

export const depthLimit: ValidateGuard = {
  runs: 'validate',
  rule: maxDepthRule({ n: QUERY_LIMITS.depth, ignoreIntrospection: true }),
};
