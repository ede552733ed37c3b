/** Refuses a document that costs too much, counting page sizes that are written in the document. */
import { type CostLimitOptions, costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { type DocumentNode, type GraphQLSchema, validate } from 'graphql';
import type { Guard } from '../guard.ts';
import { assertLimit } from '../overLimit.ts';

const measuring = (onMeasured: NonNullable<CostLimitOptions['onAccept']>[number]) =>
  costLimitRule({
    maxCost: Infinity,
    flattenFragments: true,
    ignoreIntrospection: true,
    onAccept: [onMeasured],
  });

export const costLimit: Guard<'validate'> = { runs: 'validate', rule: measuring(assertLimit('cost')) };

/** The cost of a document; with several operations, of the most expensive one. */
export function measureCost(schema: GraphQLSchema, document: DocumentNode): number {
  let cost = 0;
  const rule = measuring((_context, { n }: { n: number }) => {
    cost = Math.max(cost, n);
  });
  validate(schema, document, [rule]);
  return cost;
}
