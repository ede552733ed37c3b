/**
 * The whole server as one function from request to answer. It never listens: `server.ts` puts it on a port and tests
 * call it directly.
 */
import { printSchema } from 'graphql';
import type { Logger } from 'pino';
import { closeOperation } from './auditLogs/closeOperation.ts';
import { readCompany } from './company/company.service.ts';
import type { Context, Services } from './context.ts';
import type { Database } from './db/database.ts';
import { isUnavailable } from './db/transaction.ts';
import { doorCodeFor } from './graphql/doorCheck.ts';
import { createFront } from './graphql/front.ts';
import { QUERY_LIMITS } from './graphql/limits.ts';
import { readOperations } from './graphql/operations.ts';
import { createGraphQLServer, MAX_BODY_BYTES } from './graphql/yoga.ts';
import { createAssets } from './http/assets.ts';
import { createDocs } from './http/docs.ts';
import type { Door } from './http/door.ts';
import { eventStream, isEventStream } from './http/eventStream.ts';
import type { FrontAnswer, FrontRequest } from './http/front.ts';
import { createHealth } from './http/health.ts';
import { createLanding } from './http/landing.ts';
import { createPage } from './http/page.ts';
import {
  isJson,
  methodNotAllowed,
  notFound,
  payloadTooLarge,
  problem,
  stopping,
  unavailable,
  unsupportedMediaType,
} from './http/problem.ts';
import { secured } from './http/securityHeaders.ts';
import { tokenIn, viewerOf } from './identity/sessions.ts';
import { inRequest } from './lib/requestScope.ts';
import { createRestHandler } from './rest/handler.ts';
import { schema } from './schema.ts';

export interface AppOptions {
  services: Services;
  database: Pick<Database, 'ping' | 'available'>;
  log: Logger;
  /** Where the built web client lies. */
  webFolder: string;
  /** True from the moment the process is told to stop. */
  isStopping: () => boolean;
}

export interface App {
  fetch: (request: Request, door: Door) => Promise<Response>;
  /** Answers requests for known operations on a shorter way; undefined for what is `fetch`'s to answer. */
  operate: (request: FrontRequest, door: Door) => Promise<FrontAnswer | undefined>;
}

/** What of a request's head tells who asks. */
interface Head {
  authorization: string | null;
  userAgent: string | null;
}

export function createApp({ services, database, log, webFolder, isStopping }: AppOptions): App {
  const enter = async (head: Head, door: Door): Promise<Context> => ({
    ...services,
    viewer: await viewerOf(services, tokenIn(head.authorization)),
    request: { id: door.requestId, ipAddress: door.ipAddress, userAgent: head.userAgent },
    refusals: [],
    admitted: new Set(),
    entries: [],
    changes: [],
  });
  const contextOf = ({ headers }: Request, door: Door): Promise<Context> =>
    enter({ authorization: headers.get('authorization'), userAgent: headers.get('user-agent') }, door);

  const operations = readOperations();
  const yoga = createGraphQLServer({ schema, operations, contextOf, afterOperation: closeOperation, log });
  const front = createFront({
    schema,
    operations,
    afterOperation: closeOperation,
    maxCost: QUERY_LIMITS.cost,
    log,
  });
  const rest = createRestHandler({ schema, yoga });
  const health = createHealth({ database, isStopping });
  const assets = createAssets(webFolder);
  const docs = createDocs();
  const landing = createLanding(webFolder, () => readCompany(services.db));
  const page = createPage(webFolder);
  const schemaText = `${printSchema(schema)}\n`;

  async function sendSchema(request: Request, door: Door): Promise<Response> {
    if (request.method !== 'GET') return methodNotAllowed(['GET']);
    const refused = doorCodeFor(await contextOf(request, door), { signedIn: true });
    if (refused) return problem({ status: refused.status, code: refused.code, error: refused.message });
    return new Response(schemaText, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }

  async function graphql(request: Request, door: Door): Promise<Response> {
    if (request.method !== 'POST') return methodNotAllowed(['POST']);
    if (!isJson(request)) return unsupportedMediaType();
    if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
      return payloadTooLarge(MAX_BODY_BYTES);
    const answer = await yoga.fetch(request, door);
    return isEventStream(answer) ? eventStream(answer, request) : answer;
  }

  async function route(request: Request, door: Door): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz' || pathname === '/readyz') return health(pathname);
    if (isStopping()) return stopping();
    if (pathname === '/graphql') return graphql(request, door);
    if (pathname === '/schema.graphql') return sendSchema(request, door);
    if (/^\/api\/docs(\/|$)/.test(pathname)) return docs(request);
    if (pathname === '/api' || pathname.startsWith('/api/')) return rest(request, door);
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD']);
    if (pathname === '/' && landing) return landing(request);
    const asset = assets(request);
    if (asset) return asset;
    // A missing file is missing; every other address is a screen, and the router in the browser knows which.
    if (/\.\w+$/.test(pathname) || !page) return notFound();
    return page();
  }

  return {
    operate: async ({ documentId, variables, accepted, authorization = null, userAgent = null }, door) => {
      if (isStopping() || !front.knows(documentId)) return undefined;
      return inRequest(door.requestId, () =>
        front.run({ documentId, variables, accepted }, () => enter({ authorization, userAgent }, door)),
      );
    },
    fetch: (request, door) =>
      inRequest(door.requestId, async () => {
        try {
          return secured(await route(request, door));
        } catch (fault) {
          // Whoever has gone away gets no answer, and nothing went wrong here.
          if (request.signal.aborted) return new Response(null, { status: 499 });
          if (isUnavailable(fault)) {
            log.warn({ err: fault }, 'the database did not answer');
            return secured(unavailable());
          }
          log.error({ err: fault }, 'unexpected fault');
          return secured(
            problem({
              status: 500,
              code: 'INTERNAL_SERVER_ERROR',
              error: 'Something went wrong on our side. Please try again.',
              requestId: door.requestId,
            }),
          );
        }
      }),
  };
}
