/**
 * Refuses a query whose page sizes, given as variables, make it cost too much, and records the cost for its author. The
 * cost rule runs before variables are known and counts such a page as one row. Here, a copy of the document gets the
 * sizes and is measured.
 */
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, visit } from 'graphql';
import { MAX_PAGE_SIZE } from '../../pageArgs.ts';
import type { Guard, Operation, Variables } from '../guard.ts';
import { QUERY_LIMITS } from '../limits.ts';
import { overLimit } from '../overLimit.ts';
import { measureCost } from './costLimit.ts';

export const PAGE_ARGUMENTS = new Set(['first', 'last']);

/** Default values for an operation's omitted variables. */
const defaultsOf = ({ document, operationName }: Operation) =>
  new Map(
    getOperationAST(document, operationName)?.variableDefinitions?.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
    ]),
  );

/** A copy with the variables of page sizes replaced by their values; the document itself if there are none. */
function withPageSizes(operation: Operation, variables: Variables): DocumentNode {
  const { document } = operation;
  const defaults = defaultsOf(operation);
  return visit(document, {
    Argument: (node) => {
      if (!PAGE_ARGUMENTS.has(node.name.value) || node.value.kind !== Kind.VARIABLE) return undefined;
      const { value } = node.value.name;
      const sent = variables[value] ?? defaults.get(value);
      // Anything but a number is rejected before reading.
      const size = typeof sent === 'number' ? Math.min(sent, MAX_PAGE_SIZE) : 1;
      return { ...node, value: { kind: Kind.INT, value: String(size) } };
    },
  });
}

/** The cost of a query with its page sizes, and whether any come as variables. */
export function measure(schema: GraphQLSchema, operation: Operation, variables: Variables) {
  const sized = withPageSizes(operation, variables);
  return { cost: measureCost(schema, sized), hasSizes: sized !== operation.document };
}

const SIZES = [MAX_PAGE_SIZE, 500, 250, 100, 50, 20, 10];

/** The largest size that all pages of the query can have at once without exceeding the cost; 0 if none is certain. */
export const maxUnmeteredPageSize = (schema: GraphQLSchema, document: DocumentNode): number =>
  SIZES.find((size) => {
    const everything = new Proxy({}, { get: () => size });
    return measure(schema, { document }, everything).cost <= QUERY_LIMITS.cost;
  }) ?? 0;

/** Whether a variable is a number above the size, and so possibly a page size. */
const hasMore = (variables: Variables, size: number): boolean =>
  Object.values(variables).some((value) => typeof value === 'number' && !(value <= size));

export const pageCost: Guard<'start'> = {
  runs: 'start',
  refuse: (schema, operation, variables, { spending }) => {
    const { maxUnmeteredPageSize } = operation;
    if (maxUnmeteredPageSize !== undefined && !hasMore(variables, maxUnmeteredPageSize)) return undefined;
    const { cost, hasSizes } = measure(schema, operation, variables);
    if (spending) spending.query = { cost: Math.ceil(cost), limit: QUERY_LIMITS.cost };
    return hasSizes && cost > QUERY_LIMITS.cost ? overLimit('cost', cost) : undefined;
  },
};
