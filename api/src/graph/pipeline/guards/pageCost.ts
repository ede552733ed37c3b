/**
 * Refuses a query whose pages cost too much, where their sizes come as variables, and notes what it costs for its author.
 * The cost rule reads a document before its variables are known and takes such a page for a single row; here the sizes
 * are written into a copy, which is then measured.
 */
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, visit } from 'graphql';
import { MAX_PAGE_SIZE } from '../../pageArgs.ts';
import type { Guard, Operation, Variables } from '../guard.ts';
import { QUERY_LIMITS } from '../limits.ts';
import { overLimit } from '../overLimit.ts';
import { measureCost } from './costLimit.ts';

export const PAGE_ARGUMENTS = new Set(['first', 'last']);

/** The values of an operation's variables that are left out. */
const defaultsOf = ({ document, operationName }: Operation) =>
  new Map(
    getOperationAST(document, operationName)?.variableDefinitions?.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
    ]),
  );

/** A copy with the variables of page sizes replaced by their values; the document itself where there are none. */
function withPageSizes(operation: Operation, variables: Variables): DocumentNode {
  const { document } = operation;
  const defaults = defaultsOf(operation);
  return visit(document, {
    Argument: (node) => {
      if (!PAGE_ARGUMENTS.has(node.name.value) || node.value.kind !== Kind.VARIABLE) return undefined;
      const { value } = node.value.name;
      const sent = variables[value] ?? defaults.get(value);
      // What is not a number is refused as such before anything is read.
      const size = typeof sent === 'number' ? Math.min(sent, MAX_PAGE_SIZE) : 1;
      return { ...node, value: { kind: Kind.INT, value: String(size) } };
    },
  });
}

/** What a query costs with its page sizes, where they come as variables, and whether they do. */
export function measure(schema: GraphQLSchema, operation: Operation, variables: Variables) {
  const sized = withPageSizes(operation, variables);
  return { cost: measureCost(schema, sized), hasSizes: sized !== operation.document };
}

const SIZES = [MAX_PAGE_SIZE, 500, 250, 100, 50, 20, 10];

/** Up to which size all pages of the query may be, at once, without costing too much; 0 where none is sure. */
export const maxUnmeteredPageSize = (schema: GraphQLSchema, document: DocumentNode): number =>
  SIZES.find((size) => {
    const everything = new Proxy({}, { get: () => size });
    return measure(schema, { document }, everything).cost <= QUERY_LIMITS.cost;
  }) ?? 0;

/** Whether a variable is a number beyond the size, and so perhaps a page's. */
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
