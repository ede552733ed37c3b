/**
 * Runs subscriptions. Each event is a separate operation with a new context, so that nothing memoized for the previous
 * one is reused.
 */
import {
  createSourceEventStream,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { isAsyncIterable, mapAsyncIterator } from 'graphql-yoga';
import { closeOperation } from '../../audit/closeOperation.ts';
import type { Context, Viewer } from '../../operation/context.ts';
import { openScope, type RequestScope } from '../../platform/lib/requestScope.ts';
import type { Operation, Variables } from './guard.ts';

/** An event in a subscription's stream: the value, and its viewer as reloaded a moment ago. */
export interface SubscriptionEvent<Value> {
  viewer: Viewer;
  value: Value;
}

interface Subscription {
  schema: GraphQLSchema;
  operation: Operation;
  variables: Variables;
  context: Context;
  showAll: (errors: readonly unknown[], scope?: RequestScope, viewer?: Viewer | null) => GraphQLError[];
}

const createContext = (context: Context, { viewer }: SubscriptionEvent<unknown>): Context => ({
  ...context,
  viewer,
  refusals: [],
  admitted: new Set(),
  responseHeaders: {},
  entries: [],
  changes: [],
});

/** Opens the stream of an allowed subscription, and runs the selection on each event. */
export async function runSubscription({ schema, operation, variables, context, showAll }: Subscription) {
  const { document, operationName } = operation;
  const args = { schema, document, operationName, variableValues: variables };

  async function run(event: SubscriptionEvent<unknown>): Promise<ExecutionResult> {
    const contextValue = createContext(context, event);
    const { errors, ...result } = await execute({ ...args, rootValue: event, contextValue });
    await closeOperation(contextValue);
    // Errors carry the ID of the request that opened the stream, even long after it is over.
    return { ...result, ...(errors && { errors: showAll(errors, openScope(context.request.id)) }) };
  }

  const stream = await createSourceEventStream({ ...args, contextValue: context });
  // Records entry-point refusals like any others.
  await closeOperation(context);
  return isAsyncIterable(stream)
    ? mapAsyncIterator(stream as AsyncIterable<SubscriptionEvent<unknown>>, run)
    : { errors: showAll(stream.errors ?? [], undefined, context.viewer) };
}
