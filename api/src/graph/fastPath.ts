/**
 * The persisted fast path for operations of the web client: they are known by id, so that reading, checking and measuring their
 * text is done once, and between the request and the fields stands nothing but the rules. What it does not know it leaves
 * to Yoga, which runs the same operations by the same rules.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
} from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../operation/context.ts';
import { note, type RequestScope } from '../platform/lib/requestScope.ts';
import { uncleanInput } from './cleanText.ts';
import { type GraphQLJsonResponse, toResponse } from './jsonResponse.ts';
import { maskError } from './masking.ts';
import { noteRefusal } from './operationNames.ts';
import { type Operations, readOperationName } from './operations.ts';
import { maxUnmeteredPageSize, pageCostRefusal } from './pageCost.ts';
import { tokenRefusal } from './tokenScopeGuard.ts';
import { inTurn } from './turns.ts';

/** A request for a known operation. */
export interface KnownRequest {
  documentId: string;
  variables: Record<string, unknown>;
  /** The kind of JSON that is wanted. */
  accepted: string;
}

export interface FastPathOptions {
  schema: GraphQLSchema;
  operations: Operations;
  /** Runs after each operation, before the response leaves. */
  afterOperation: (context: Context) => Promise<void>;
  maxCost: number;
  log: Logger;
}

export interface FastPath {
  /** Whether the operation is run here: a query or mutation that is known. */
  knows: (documentId: string) => boolean;
  /** Runs it; `enter` finds out who asks. */
  run: (
    request: KnownRequest,
    scope: RequestScope,
    enter: () => Promise<Context>,
  ) => Promise<GraphQLJsonResponse>;
}

interface Prepared {
  /** What the log and the metrics call it. */
  name: string;
  document: DocumentNode;
  /** Pages up to this size need no measuring. */
  maxUnmeteredPageSize: number;
}

/** Whether a variable is a number beyond the size, and so perhaps a page's. */
const hasMore = (variables: Record<string, unknown>, size: number): boolean =>
  Object.values(variables).some((value) => typeof value === 'number' && !(value <= size));

export function createFastPath({
  schema,
  operations,
  afterOperation,
  maxCost,
  log,
}: FastPathOptions): FastPath {
  const prepared = new Map<string, Prepared | null>();

  function prepare(text: string): Prepared | null {
    const document = parse(text);
    if (getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION) return null;
    return {
      name: readOperationName(text),
      document,
      maxUnmeteredPageSize: maxUnmeteredPageSize(schema, document, maxCost),
    };
  }

  /** The operation, read at its first use; null for none and for subscriptions. */
  function prepareOperation(id: string): Prepared | null {
    const known = prepared.get(id);
    if (known !== undefined) return known;
    const text = operations.get(id);
    if (text === undefined) return null;
    const operation = prepare(text);
    prepared.set(id, operation);
    return operation;
  }

  function masked(errors: readonly unknown[], scope: RequestScope): GraphQLError[] {
    const shown = errors.map((error) => maskError(error, log, scope));
    noteRefusal(shown, scope);
    return shown;
  }

  return {
    knows: (id) => prepareOperation(id) !== null,
    run: async ({ documentId, variables, accepted }, scope, enter) => {
      const operation = prepareOperation(documentId);
      if (!operation) throw new Error('Asked to run an operation that is not known.');
      const { name, document, maxUnmeteredPageSize } = operation;
      try {
        note({ operation: name }, scope);
        const unclean = uncleanInput(variables);
        if (unclean) return toResponse({ errors: masked([unclean], scope) }, accepted);
        const context = await enter();
        const refusal =
          (hasMore(variables, maxUnmeteredPageSize) &&
            pageCostRefusal(schema, document, variables, maxCost)) ||
          tokenRefusal(context, schema, document);
        const { data, errors }: ExecutionResult = refusal
          ? { errors: [refusal] }
          : await inTurn(context, () =>
              execute({ schema, document, variableValues: variables, contextValue: context }),
            );
        await afterOperation(context);
        return toResponse({ data, errors: errors && masked(errors, scope) }, accepted);
      } catch (failure) {
        return toResponse({ errors: masked([failure], scope) }, accepted);
      }
    },
  };
}
