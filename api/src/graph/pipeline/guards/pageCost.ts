/**
 * Refuses a query whose pages cost too much, where their sizes come as variables. The cost rule reads a document before its
 * variables are known and takes such a page for a single row; here the sizes are written into a copy, which is then measured.
 */
import { type DocumentNode, type GraphQLError, type GraphQLSchema, Kind, visit } from 'graphql';
import { MAX_PAGE_SIZE } from '../../pagedConnection.ts';
import type { Guard, Variables } from '../guard.ts';
import { QUERY_LIMITS } from '../limits.ts';
import { overLimit } from '../overLimit.ts';
import { measureCost } from './costLimit.ts';

const PAGE_ARGUMENTS = new Set(['first', 'last']);

/** A copy with the variables of page sizes replaced by their values; the document itself where there are none. */
function withPageSizes(document: DocumentNode, variables: Variables): DocumentNode {
  return visit(document, {
    Argument: (node) => {
      if (!PAGE_ARGUMENTS.has(node.name.value) || node.value.kind !== Kind.VARIABLE) return undefined;
      const sent = variables[node.value.name.value];
      // What is not a number is refused as such before anything is read.
      const size = typeof sent === 'number' ? Math.min(sent, MAX_PAGE_SIZE) : 1;
      return { ...node, value: { kind: Kind.INT, value: String(size) } };
    },
  });
}

/** The refusal of a query that costs too much with the page sizes it was sent with. */
function refuseCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): GraphQLError | undefined {
  const sized = withPageSizes(document, variables);
  if (sized === document) return undefined;
  const cost = measureCost(schema, sized);
  return cost > QUERY_LIMITS.cost ? overLimit('cost', cost) : undefined;
}

const SIZES = [MAX_PAGE_SIZE, 500, 250, 100, 50, 20, 10];

/** Up to which size all pages of the query may be, at once, without costing too much; 0 where none is sure. */
export const maxUnmeteredPageSize = (schema: GraphQLSchema, document: DocumentNode): number =>
  SIZES.find((size) => {
    const everything = new Proxy({}, { get: () => size });
    return refuseCost(schema, document, everything) === undefined;
  }) ?? 0;

/** Whether a variable is a number beyond the size, and so perhaps a page's. */
const hasMore = (variables: Variables, size: number): boolean =>
  Object.values(variables).some((value) => typeof value === 'number' && !(value <= size));

export const pageCost: Guard<'start'> = {
  runs: 'start',
  refuse: (schema, { document, maxUnmeteredPageSize }, variables) =>
    maxUnmeteredPageSize === undefined || hasMore(variables, maxUnmeteredPageSize)
      ? refuseCost(schema, document, variables)
      : undefined,
};
