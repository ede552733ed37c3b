/**
 * Running subscriptions: each event is an operation of its own, with a context made anew, so that nothing that was
 * remembered for the one before answers for it.
 */
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
  type SelectionSetNode,
} from 'graphql';
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Context, Viewer } from '../../operation/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { openScope } from '../../platform/lib/requestScope.ts';
import { maskError } from '../masking.ts';

/** What a subscription's stream yields: the value, and its viewer as they were found a moment ago. */
export interface SubscriptionEvent<Value> {
  viewer: Viewer;
  value: Value;
}

const EVENTS = 'text/event-stream';

// Yoga would send parts of a multipart answer as well, without anything in between that keeps the connection open.
const notAcceptable = () =>
  problem({
    status: 406,
    code: 'NOT_ACCEPTABLE',
    error: `Subscriptions are answered as server-sent events: send the header Accept: ${EVENTS}.`,
  });

const createContext = (context: Context, { viewer }: SubscriptionEvent<unknown>): Context => ({
  ...context,
  viewer,
  refusals: [],
  admitted: new Set(),
  entries: [],
  changes: [],
});

/** Whether the one field of a subscription may be left out: the library would then look for it in vain. */
function mayBeSkipped(document: DocumentNode, { selections }: SelectionSetNode): boolean {
  return selections.some((node) => {
    if (node.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include')) return true;
    if (node.kind === 'Field') return false;
    if (node.kind === 'InlineFragment') return mayBeSkipped(document, node.selectionSet);
    const fragment = document.definitions.find(
      (other) => other.kind === 'FragmentDefinition' && other.name.value === node.name.value,
    );
    return fragment?.kind === 'FragmentDefinition' && mayBeSkipped(document, fragment.selectionSet);
  });
}

const refuseSkipping = () =>
  new GraphQLError('The field of a subscription can neither be skipped nor included on a condition.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });

/** Opens streams and runs the selection on each of their events; `afterOperation` runs after either. */
export const runSubscriptions = (
  afterOperation: (context: Context) => Promise<void>,
  log: Logger,
): Plugin<Context> => {
  /** Long after the request that has opened the stream is over, its errors still bear its id. */
  async function run(args: ExecutionArgs, context: Context): Promise<ExecutionResult> {
    const { errors, ...result } = await execute({ ...args, contextValue: context });
    await afterOperation(context);
    const scope = openScope(context.request.id);
    return { ...result, ...(errors && { errors: errors.map((error) => maskError(error, log, scope)) }) };
  }

  async function subscribe(args: ExecutionArgs) {
    const opened = args.contextValue as Context;
    const operation = getOperationAST(args.document, args.operationName);
    if (operation && mayBeSkipped(args.document, operation.selectionSet))
      return { errors: [refuseSkipping()] };
    const stream = await createSourceEventStream(args);
    // What was refused at the entry point is entered like any other refusal.
    await afterOperation(opened);
    if (!isAsyncIterable(stream)) return stream;
    return mapAsyncIterator(stream as AsyncIterable<SubscriptionEvent<unknown>>, (event) =>
      run({ ...args, rootValue: event }, createContext(opened, event)),
    );
  }

  return {
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe as never),
    onResultProcess: ({ request, result, setResultProcessor }) => {
      if (isAsyncIterable(result) && !request.headers.get('accept')?.includes(EVENTS))
        setResultProcessor(notAcceptable, 'application/json');
    },
  };
};
