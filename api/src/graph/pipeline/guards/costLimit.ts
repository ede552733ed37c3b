/** Refuses a document that costs too much, pages counted where it says their sizes itself. */
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import type { Guard } from '../guard.ts';
import { QUERY_LIMITS } from '../limits.ts';

export const costRule = costLimitRule({ maxCost: QUERY_LIMITS.cost, ignoreIntrospection: true });

export const costLimit: Guard<'validate'> = { runs: 'validate', rule: costRule };
