/** How large a query may be. Each refusal names its bound and the value, so that a script's author can split the query. */
import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { pageCostPlugin } from './pageCost.ts';

export const QUERY_LIMITS = {
  /** Levels of nesting; the deepest screen of the portal has nine. */
  depth: 13,
  /** Fields asked for under another name. */
  aliases: 15,
  /** Words and signs of the document. */
  tokens: 2000,
  /**
   * A field costs 1, an object 2, each level below weighs half as much again, and `first` multiplies what is below it.
   * A thousand payroll runs with their days are within it, a thousand lists of a thousand are not.
   */
  cost: 500_000,
} as const;

export const limitPlugins = () => [
  maxTokensPlugin({ n: QUERY_LIMITS.tokens }),
  maxDepthPlugin({ n: QUERY_LIMITS.depth, ignoreIntrospection: true }),
  maxAliasesPlugin({ n: QUERY_LIMITS.aliases }),
  costLimitPlugin({ maxCost: QUERY_LIMITS.cost, ignoreIntrospection: true }),
  pageCostPlugin(QUERY_LIMITS.cost),
];
