/**
 * The cost of a query whose page sizes come as variables. The cost rule reads a document before its variables are
 * known and takes such a page for a single row; here the sizes are written into a copy, which is then measured.
 */
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  validate,
  visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { MAX_PAGE_SIZE } from './pagedConnection.ts';

const PAGE_ARGUMENTS = new Set(['first', 'last']);

/** A copy with the variables of page sizes replaced by their values; the document itself where there are none. */
function withPageSizes(document: DocumentNode, variables: Record<string, unknown>): DocumentNode {
  return visit(document, {
    Argument: (node) => {
      if (!PAGE_ARGUMENTS.has(node.name.value) || node.value.kind !== Kind.VARIABLE) return undefined;
      const sent = variables[node.value.name.value];
      // What is no number is refused as such before anything is read.
      const size = typeof sent === 'number' ? Math.min(sent, MAX_PAGE_SIZE) : 1;
      return { ...node, value: { kind: Kind.INT, value: String(size) } };
    },
  });
}

/** The refusal of a query that costs more than `maxCost` with the page sizes it was sent with. */
export function pageCostRefusal(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  maxCost: number,
): GraphQLError | undefined {
  const sized = withPageSizes(document, variables);
  if (sized === document) return undefined;
  try {
    validate(schema, sized, [costLimitRule({ maxCost, ignoreIntrospection: true })]);
    return undefined;
  } catch (refusal) {
    // The rule throws what it finds; anything else is an error of its own.
    if (!(refusal instanceof GraphQLError)) throw refusal;
    return new GraphQLError(refusal.message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
}

const SIZES = [MAX_PAGE_SIZE, 500, 250, 100, 50, 20, 10];

/** Up to which size all pages of the query may be, at once, without costing more than `maxCost`; 0 where none is sure. */
export const maxUnmeteredPageSize = (
  schema: GraphQLSchema,
  document: DocumentNode,
  maxCost: number,
): number =>
  SIZES.find((size) => {
    const everything = new Proxy({}, { get: () => size });
    return pageCostRefusal(schema, document, everything, maxCost) === undefined;
  }) ?? 0;

/** Refuses what costs too much. */
export function pageCostPlugin(maxCost: number): Plugin {
  function refuseCostly({ args, setResultAndStopExecution }: Hook): void {
    const refusal = pageCostRefusal(args.schema, args.document, args.variableValues ?? {}, maxCost);
    if (refusal) setResultAndStopExecution({ errors: [refusal] });
  }
  return { onExecute: refuseCostly, onSubscribe: refuseCostly };
}

interface Hook {
  args: ExecutionArgs;
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void;
}
