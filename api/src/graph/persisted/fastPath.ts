/**
 * Known operations are requested by ID, so that their text is parsed and prepared only once, and nothing but the
 * server's own work runs between the request and the fields. Yoga handles everything else.
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
  /** The requested kind of JSON. */
  accepted: string;
}

/** How the server runs an operation, whichever way it came in. */
export interface Runner<Prepared, Context, Scope> {
  /** Prepares an operation before its first request. */
  prepare: (document: DocumentNode) => Prepared;
  /** Rejects input before the viewer is known. */
  refuseInput: (variables: Variables) => GraphQLError | undefined;
  run: (
    operation: Prepared,
    variables: Variables,
    context: Context,
    scope: Scope,
  ) => Promise<ExecutionResult>;
  /** What clients may see of errors outside the fields. */
  showAll: (errors: readonly unknown[], scope: Scope) => GraphQLError[];
}

export interface FastPath<Context, Scope> {
  /** The name of an operation that runs here: a known query or mutation. */
  nameOf: (documentId: string) => string | undefined;
  /** Runs it. `enter` authenticates the viewer; `scope` is the server's state of the request. */
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

  /** The operation, parsed on first use; undefined for unknown ones and subscriptions. */
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
