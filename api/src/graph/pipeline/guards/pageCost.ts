/**
 * Refuses a query whose page sizes, given as variables, make it cost too much, and records the cost for its author. The
 * cost rule runs before variables are known and counts such a page as one row. Here, a copy of the document gets the
 * sizes and is measured.
 */
import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  visit,
} from 'graphql';
import { MAX_PAGE_SIZE } from '../../pageArgs.ts';
import type { Guard, Operation, Variables } from '../guard.ts';
import { QUERY_LIMITS } from '../limits.ts';
import { overLimit } from '../overLimit.ts';
import { measureCost } from './costLimit.ts';

export const PAGE_ARGUMENTS = new Set(['first', 'last']);
/** The argument of `nodes`, which has a row for each. */
const IDS = 'ids';

const asSize = (size: number): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: 'first' },
  value: { kind: Kind.INT, value: String(size) },
});

/** Default values for an operation's omitted variables. */
const defaultsOf = ({ document, operationName }: Operation) =>
  new Map(
    getOperationAST(document, operationName)?.variableDefinitions?.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
    ]),
  );

/** How many rows a page size stands for, or ids. Anything else is rejected before reading. */
const countOf = (sent: unknown): number =>
  Array.isArray(sent) ? sent.length : typeof sent === 'number' ? Math.min(sent, MAX_PAGE_SIZE) : 1;

/**
 * A copy with the variables of page sizes replaced by their values, and `ids` by a page of as many rows; the document
 * itself if there are none.
 */
function withPageSizes(operation: Operation, variables: Variables): DocumentNode {
  const { document } = operation;
  const defaults = defaultsOf(operation);
  return visit(document, {
    Argument: (node) => {
      const isIds = node.name.value === IDS;
      if (isIds && node.value.kind === Kind.LIST) return asSize(node.value.values.length);
      if ((!isIds && !PAGE_ARGUMENTS.has(node.name.value)) || node.value.kind !== Kind.VARIABLE)
        return undefined;
      const { value } = node.value.name;
      const size = countOf(variables[value] ?? defaults.get(value));
      return isIds ? asSize(size) : { ...node, value: { kind: Kind.INT, value: String(size) } };
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

/** Whether a variable is a number above the size, or a longer list, and so possibly a page size or ids. */
const hasMore = (variables: Variables, size: number): boolean =>
  Object.values(variables).some(
    (value) => (typeof value === 'number' || Array.isArray(value)) && !(countOf(value) <= size),
  );

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
