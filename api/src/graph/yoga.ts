/** GraphQL over HTTP: Yoga with everything that is on by default and not needed switched off. */
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Context } from '../operation/context.ts';
import { uncleanInput, uncleanTextMessage } from './cleanText.ts';
import { knownDocuments } from './documentId.ts';
import { withoutHints } from './hints.ts';
import { administratorsIntrospect } from './introspection.ts';
import { limitPlugins } from './limits.ts';
import { maskError } from './masking.ts';
import { noteOperation, operationNamesIn } from './operationNames.ts';
import type { Operations } from './operations.ts';
import { runSubscriptions } from './subscriptions/subscriptions.ts';
import { tokenScopeGuard } from './tokenScopeGuard.ts';
import { takeTurns } from './turns.ts';

/** What the HTTP entry point hands on about a request. */
export interface RequestContext {
  requestId: string;
  ipAddress: string | null;
}

export interface GraphQLServerOptions {
  schema: GraphQLSchema;
  /** What may be asked for by id. */
  operations: Operations;
  /** Finds out who asks; runs once an operation. */
  createContext: (request: Request, requestMeta: RequestContext) => Promise<Context>;
  /** Runs after each operation, before the response leaves. */
  afterOperation: (context: Context) => Promise<void>;
  log: Logger;
}

export const MAX_BODY_BYTES = 100_000;
/** For those who pay people: a payroll names as many as the company has, twenty thousand in this. */
export const MAX_PAYROLL_BODY_BYTES = 1_000_000;

/** Refuses texts that cannot be stored, in the document and in its variables. */
const cleanInput = (): Plugin => ({
  onParams({ params }) {
    const unclean = uncleanInput(params.variables) ?? uncleanInput(params.query);
    if (unclean) throw unclean;
    if (/\\u0000|\\u\{0+\}/i.test(params.query ?? ''))
      throw new GraphQLError(uncleanTextMessage([]), { extensions: { code: 'BAD_USER_INPUT' } });
  },
});

const finish = (afterOperation: GraphQLServerOptions['afterOperation']): Plugin<Context> => ({
  onExecute({ args }) {
    return { onExecuteDone: () => afterOperation(args.contextValue as Context) };
  },
});

export function createGraphQLServer(options: GraphQLServerOptions) {
  const { schema, operations, createContext, afterOperation, log } = options;
  return createYoga<RequestContext, Context>({
    schema,
    // Node's own streams: the replacement that Yoga brings along cannot be cancelled safely inside Node's Response.
    fetchAPI: { Response, ReadableStream },
    context: ({ request, requestId, ipAddress }) => createContext(request, { requestId, ipAddress }),
    plugins: [
      knownDocuments(operations),
      noteOperation(schema, operationNamesIn(operations)),
      ...limitPlugins(),
      withoutHints(),
      cleanInput(),
      administratorsIntrospect(),
      tokenScopeGuard(afterOperation),
      takeTurns(),
      finish(afterOperation),
      runSubscriptions(afterOperation, log),
    ],
    // Same origin only, JSON only: a page elsewhere can send neither a bearer token nor this content type.
    cors: false,
    multipart: false,
    batching: false,
    graphiql: false,
    landingPage: false,
    healthCheckEndpoint: '/-/unused',
    extraParamNames: ['documentId'],
    // The usual limit is held before (app.ts).
    maxRequestBodySize: MAX_PAYROLL_BODY_BYTES,
    logging: false,
    maskedErrors: { isDev: false, maskError: (error) => maskError(error, log) },
  });
}

export type GraphQLServer = ReturnType<typeof createGraphQLServer>;
