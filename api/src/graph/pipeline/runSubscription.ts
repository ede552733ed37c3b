/**
 * Running subscriptions: each event is its own operation, with a new context, so that nothing memoized for the previous
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

/** What a subscription's stream yields: the value, and its viewer as they were found a moment ago. */
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

/** Opens the stream of a subscription that was let in, and runs the selection on each of its events. */
export async function runSubscription({ schema, operation, variables, context, showAll }: Subscription) {
  const { document, operationName } = operation;
  const args = { schema, document, operationName, variableValues: variables };

  async function run(event: SubscriptionEvent<unknown>): Promise<ExecutionResult> {
    const contextValue = createContext(context, event);
    const { errors, ...result } = await execute({ ...args, rootValue: event, contextValue });
    await closeOperation(contextValue);
    // Long after the request that has opened the stream is over, its errors still bear its id.
    return { ...result, ...(errors && { errors: showAll(errors, openScope(context.request.id)) }) };
  }

  const stream = await createSourceEventStream({ ...args, contextValue: context });
  // What was refused at the entry point is entered like any other refusal.
  await closeOperation(context);
  return isAsyncIterable(stream)
    ? mapAsyncIterator(stream as AsyncIterable<SubscriptionEvent<unknown>>, run)
    : { errors: showAll(stream.errors ?? [], undefined, context.viewer) };
}
