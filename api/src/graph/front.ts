/**
 * The short way for operations of the web client: they are known by id, so that reading, checking and measuring their
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
import { type Answer, answerOf } from './answer.ts';
import { uncleanInput } from './cleanText.ts';
import { maskError } from './masking.ts';
import { noteRefusal } from './operationNames.ts';
import { nameOf, type Operations } from './operations.ts';
import { pageCostRefusal, sparedPageSize } from './pageCost.ts';
import { tokenRefusal } from './tokenDoor.ts';
import { inTurn } from './turns.ts';

/** A request for a known operation. */
export interface KnownRequest {
  documentId: string;
  variables: Record<string, unknown>;
  /** The kind of JSON that is wanted. */
  accepted: string;
}

export interface FrontOptions {
  schema: GraphQLSchema;
  operations: Operations;
  /** Runs after each operation, before the answer leaves. */
  afterOperation: (context: Context) => Promise<void>;
  maxCost: number;
  log: Logger;
}

export interface Front {
  /** Whether the operation is run here: a query or mutation that is known. */
  knows: (documentId: string) => boolean;
  /** Runs it; `enter` finds out who asks. */
  run: (request: KnownRequest, scope: RequestScope, enter: () => Promise<Context>) => Promise<Answer>;
}

interface Prepared {
  /** What the log and the metrics call it. */
  name: string;
  document: DocumentNode;
  /** Pages up to this size need no measuring. */
  spared: number;
}

/** Whether a variable is a number beyond the size, and so perhaps a page's. */
const hasMore = (variables: Record<string, unknown>, size: number): boolean =>
  Object.values(variables).some((value) => typeof value === 'number' && !(value <= size));

export function createFront({ schema, operations, afterOperation, maxCost, log }: FrontOptions): Front {
  const prepared = new Map<string, Prepared | null>();

  function prepare(text: string): Prepared | null {
    const document = parse(text);
    if (getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION) return null;
    return { name: nameOf(text), document, spared: sparedPageSize(schema, document, maxCost) };
  }

  /** The operation, read at its first use; null for none and for subscriptions. */
  function operationOf(id: string): Prepared | null {
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
    knows: (id) => operationOf(id) !== null,
    run: async ({ documentId, variables, accepted }, scope, enter) => {
      const operation = operationOf(documentId);
      if (!operation) throw new Error('Asked to run an operation that is not known.');
      const { name, document, spared } = operation;
      try {
        note({ operation: name }, scope);
        const unclean = uncleanInput(variables);
        if (unclean) return answerOf({ errors: masked([unclean], scope) }, accepted);
        const context = await enter();
        const refusal =
          (hasMore(variables, spared) && pageCostRefusal(schema, document, variables, maxCost)) ||
          tokenRefusal(context, schema, document);
        const { data, errors }: ExecutionResult = refusal
          ? { errors: [refusal] }
          : await inTurn(context, () =>
              execute({ schema, document, variableValues: variables, contextValue: context }),
            );
        await afterOperation(context);
        return answerOf({ data, errors: errors && masked(errors, scope) }, accepted);
      } catch (fault) {
        return answerOf({ errors: masked([fault], scope) }, accepted);
      }
    },
  };
}
