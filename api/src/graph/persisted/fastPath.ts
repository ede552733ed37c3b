/**
 * Known operations are requested by id, so that reading and preparing their text is done once, and there is nothing
 * between the request and the fields but what the server itself does. What is not known here is left to Yoga.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  getOperationAST,
  OperationTypeNode,
  parse,
} from 'graphql';
import { type GraphQLJsonResponse, toResponse } from './jsonResponse.ts';
import { type Operations, readOperationName } from './operations.ts';

type Variables = Record<string, unknown>;

/** A request for a known operation. */
export interface KnownRequest {
  documentId: string;
  variables: Variables;
  /** The kind of JSON that is wanted. */
  accepted: string;
}

/** What the server does with an operation, on whichever way it came in. */
export interface Runner<Prepared, Context, Scope> {
  /** What is worth knowing about an operation before it is requested. */
  prepare: (document: DocumentNode) => Prepared;
  /** Refuses what was sent before anyone knows who sent it. */
  refuseInput: (variables: Variables) => GraphQLError | undefined;
  run: (
    operation: Prepared,
    variables: Variables,
    context: Context,
    scope: Scope,
  ) => Promise<ExecutionResult>;
  /** What of errors outside of the fields leaves the server. */
  showAll: (errors: readonly unknown[], scope: Scope) => GraphQLError[];
}

export interface FastPath<Context, Scope> {
  /** The name of an operation that is run here: a query or mutation that is known. */
  nameOf: (documentId: string) => string | undefined;
  /** Runs it; `enter` finds out who is asking, and `scope` is what the server keeps about the request. */
  run: (request: KnownRequest, scope: Scope, enter: () => Promise<Context>) => Promise<GraphQLJsonResponse>;
}

interface Known<Prepared> {
  name: string;
  operation: Prepared;
}

export function createFastPath<Prepared, Context, Scope>(
  operations: Operations,
  { prepare, refuseInput, run, showAll }: Runner<Prepared, Context, Scope>,
): FastPath<Context, Scope> {
  const read = new Map<string, Known<Prepared> | undefined>();

  function readOperation(text: string): Known<Prepared> | undefined {
    const document = parse(text);
    if (getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
    return { name: readOperationName(text), operation: prepare(document) };
  }

  /** The operation, read at its first use; undefined for none and for subscriptions. */
  function find(id: string): Known<Prepared> | undefined {
    const known = read.get(id);
    if (known || read.has(id)) return known;
    const text = operations.get(id);
    if (text === undefined) return undefined;
    const operation = readOperation(text);
    read.set(id, operation);
    return operation;
  }

  return {
    nameOf: (id) => find(id)?.name,
    run: async ({ documentId, variables, accepted }, scope, enter) => {
      const known = find(documentId);
      if (!known) throw new Error('Asked to run an operation that is not known.');
      try {
        const refusal = refuseInput(variables);
        if (refusal) return toResponse({ errors: showAll([refusal], scope) }, accepted);
        return toResponse(await run(known.operation, variables, await enter(), scope), accepted);
      } catch (failure) {
        return toResponse({ errors: showAll([failure], scope) }, accepted);
      }
    },
  };
}
