/**
 * GraphQL over HTTP: Yoga reads requests and writes responses, with unneeded defaults switched off. The pipeline runs
 * everything in between.
 */
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Context, Viewer } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Operations } from '../persisted/operations.ts';
import type { Variables } from '../pipeline/guard.ts';
import { haveHints } from '../pipeline/guards/hints.ts';
import { guardsAt } from '../pipeline/guards.ts';
import { MAX_PAYROLL_BODY_BYTES } from '../pipeline/limits.ts';
import { createPipeline, type Pipeline } from '../pipeline/runOperation.ts';
import { knownDocuments } from './documentId.ts';
import { noteOperation, operationNamesIn } from './operationNames.ts';
import { chargeReading } from './readingTime.ts';

/** What the HTTP entry point passes on about a request. */
export interface RequestContext {
  requestId: string;
  ipAddress: string | null;
}

export interface GraphQLServerOptions {
  schema: GraphQLSchema;
  /** What can be requested by ID. */
  operations: Operations;
  /** Authenticates the viewer; runs once per operation. */
  createContext: (request: Request, requestMeta: RequestContext) => Promise<Context>;
  services: Services;
  log: Logger;
}

/** The viewer of an operation that was refused before it needed one. */
type FindViewer = (request: Request, requestMeta: RequestContext) => Promise<Viewer | null>;

/** Runs the guards in Yoga's stages, and the pipeline for the rest. */
function runInPipeline(
  { refuseInput, runOperation, subscribe, showAll }: Pipeline,
  findViewer: FindViewer,
): Plugin<Context, RequestContext> {
  const parsing = guardsAt('parse', 'text');
  const validating = guardsAt('validate', 'text');
  const through =
    <Result>(run: (operation: ExecutionArgs, variables: Variables, context: Context) => Result) =>
    (args: ExecutionArgs): Result =>
      run(args, args.variableValues ?? {}, args.contextValue as Context);
  return {
    onParams: ({ params }) => {
      const refusal = refuseInput(params.variables, params.query);
      if (refusal) throw refusal;
    },
    onParse: ({ setParseFn }) => {
      for (const { parse } of parsing) setParseFn(parse);
    },
    onValidate: ({ addValidationRule }) => {
      for (const { rule } of validating) addValidationRule(rule);
    },
    onExecute: ({ setExecuteFn }) => setExecuteFn(through(runOperation)),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(through(subscribe) as never),
    onExecutionResult: async ({ result, setResult, request, context }) => {
      if (!result || isAsyncIterable(result) || Array.isArray(result) || !result.errors) return;
      let viewer = (context as { viewer?: unknown }).viewer as Viewer | null | undefined;
      if (viewer === undefined && haveHints(result.errors)) viewer = await findViewer(request, context);
      setResult({ ...result, errors: showAll(result.errors, undefined, viewer) });
    },
  };
}

/** A GET query with an unreadable address is the client's error, not ours. */
const readableAddress = (): Plugin => ({
  onRequestParse: ({ request, requestParser: read, setRequestParser }) => {
    if (request.method !== 'GET' || !read) return;
    setRequestParser(async (asked) => {
      try {
        return await read(asked);
      } catch {
        throw new GraphQLError('Send `variables` and `extensions` as JSON.', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
      }
    });
  },
});

const EVENTS = 'text/event-stream';

// Yoga would also send multipart responses, which have nothing to keep the connection open.
const notAcceptable = () =>
  problem({
    status: 406,
    code: 'NOT_ACCEPTABLE',
    error: `Subscriptions are sent as server-sent events: send the header Accept: ${EVENTS}.`,
  });

/** Subscriptions are sent only as server-sent events. */
const eventStreamsOnly = (): Plugin => ({
  onResultProcess: ({ request, result, setResultProcessor }) => {
    if (isAsyncIterable(result) && !request.headers.get('accept')?.includes(EVENTS))
      setResultProcessor(notAcceptable, 'application/json');
  },
});

export function createGraphQLServer(options: GraphQLServerOptions) {
  const { schema, operations, createContext, services, log } = options;
  const pipeline = createPipeline('text', { schema, log });
  const reading = chargeReading(services, createContext);
  return createYoga<RequestContext, Context>({
    schema,
    // Node's own streams. Yoga's replacement cannot be canceled safely inside Node's Response.
    fetchAPI: { Response, ReadableStream },
    context: async ({ request, requestId, ipAddress }) => {
      const context = await createContext(request, { requestId, ipAddress });
      reading.takeOver(request, context);
      return context;
    },
    plugins: [
      readableAddress(),
      reading.plugin,
      knownDocuments(operations),
      noteOperation(schema, operationNamesIn(operations)),
      runInPipeline(
        pipeline,
        async (request, requestMeta) => (await createContext(request, requestMeta)).viewer,
      ),
      eventStreamsOnly(),
    ],
    // Same origin and JSON only: another site's page can send neither a bearer token nor this content type.
    cors: false,
    multipart: false,
    batching: false,
    graphiql: false,
    landingPage: false,
    healthCheckEndpoint: '/-/unused',
    extraParamNames: ['documentId'],
    // The usual limit is enforced earlier (app.ts).
    maxRequestBodySize: MAX_PAYROLL_BODY_BYTES,
    logging: false,
    // For errors thrown on the way. Yoga also passes results here, but whether their hints may stay depends on the
    // viewer.
    maskedErrors: {
      isDev: false,
      maskError: (error) => (haveHints([error]) ? (error as Error) : pipeline.showAll([error])[0]!),
    },
  });
}
