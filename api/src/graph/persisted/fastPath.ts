/**
 * The persisted fast path for operations of the web client: they are known by id, so that reading, checking and
 * measuring their text is done once, and there is nothing between the request and the fields but the pipeline. What it
 * does not know it leaves to Yoga, which runs the same operations through the same pipeline.
 */
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import type { Context } from '../../operation/context.ts';
import { note, type RequestScope } from '../../platform/lib/requestScope.ts';
import type { Operation, Variables } from '../pipeline/guard.ts';
import { maxUnmeteredPageSize } from '../pipeline/guards/pageCost.ts';
import { createPipeline, type PipelineOptions } from '../pipeline/runOperation.ts';
import { type GraphQLJsonResponse, toResponse } from './jsonResponse.ts';
import { type Operations, readOperationName } from './operations.ts';

/** A request for a known operation. */
export interface KnownRequest {
  documentId: string;
  variables: Variables;
  /** The kind of JSON that is wanted. */
  accepted: string;
}

export interface FastPath {
  /** Whether the operation is run here: a query or mutation that is known. */
  knows: (documentId: string) => boolean;
  /** Runs it; `enter` finds out who is asking. */
  run: (
    request: KnownRequest,
    scope: RequestScope,
    enter: () => Promise<Context>,
  ) => Promise<GraphQLJsonResponse>;
}

interface Prepared extends Operation {
  /** What the log and the metrics call it. */
  name: string;
}

export function createFastPath(operations: Operations, { schema, log }: PipelineOptions): FastPath {
  const { refuseInput, runOperation, showAll } = createPipeline('persisted', { schema, log });
  const prepared = new Map<string, Prepared | null>();

  function prepare(text: string): Prepared | null {
    const document = parse(text);
    if (getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION) return null;
    return {
      name: readOperationName(text),
      document,
      maxUnmeteredPageSize: maxUnmeteredPageSize(schema, document),
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

  return {
    knows: (id) => prepareOperation(id) !== null,
    run: async ({ documentId, variables, accepted }, scope, enter) => {
      const operation = prepareOperation(documentId);
      if (!operation) throw new Error('Asked to run an operation that is not known.');
      try {
        note({ operation: operation.name }, scope);
        const unclean = refuseInput(variables);
        if (unclean) return toResponse({ errors: showAll([unclean], scope) }, accepted);
        return toResponse(await runOperation(operation, variables, await enter(), scope), accepted);
      } catch (failure) {
        return toResponse({ errors: showAll([failure], scope) }, accepted);
      }
    },
  };
}
