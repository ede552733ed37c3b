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
import { operationNamesIn } from './graphql/operationNames.ts';
import { createGraphQLServer, MAX_BODY_BYTES } from './graphql/yoga.ts';
import { createAssets } from './http/assets.ts';
import { createDocs } from './http/docs.ts';
import type { Door } from './http/door.ts';
import { eventStream, isEventStream } from './http/eventStream.ts';
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
import { logRequest } from './http/requestLog.ts';
import { secured } from './http/securityHeaders.ts';
import { bearerToken, viewerOf } from './identity/sessions.ts';
import { inRequest, note } from './lib/requestScope.ts';
import { createScrape, type ScrapeOptions } from './metrics/scrape.ts';
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
  /** Where the compiled documents of the web client lie, which name its operations. */
  documentsFolder?: string;
  /** What a scraper reads, where it may. */
  scrape?: ScrapeOptions | undefined;
}

/** Who answers at an address, and what the log calls it. */
interface Place {
  route?: string;
  isQuiet?: boolean;
  answer: () => Response | Promise<Response>;
}

export interface App {
  fetch: (request: Request, door: Door) => Promise<Response>;
}

export function createApp(options: AppOptions): App {
  const { services, database, log, webFolder, isStopping, documentsFolder, scrape } = options;

  async function viewerBehind(request: Request): Promise<Context['viewer']> {
    const viewer = await viewerOf(services, bearerToken(request));
    if (viewer) note({ userId: viewer.id });
    return viewer;
  }

  const contextOf = async (request: Request, door: Door): Promise<Context> => ({
    ...services,
    viewer: await viewerBehind(request),
    request: {
      id: door.requestId,
      ipAddress: door.ipAddress,
      userAgent: request.headers.get('user-agent'),
    },
    refusals: [],
    admitted: new Set(),
    entries: [],
    changes: [],
  });

  const operationNames = operationNamesIn(documentsFolder ?? '');
  const yoga = createGraphQLServer({
    schema,
    contextOf,
    afterOperation: closeOperation,
    log,
    operationNames,
  });
  const rest = createRestHandler({ schema, yoga });
  const health = createHealth({ database, isStopping });
  const metrics = createScrape(scrape);
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

  function placeOf(request: Request, door: Door): Place {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz' || pathname === '/readyz')
      return { route: pathname, isQuiet: true, answer: () => health(pathname) };
    if (pathname === '/metrics') return { route: pathname, isQuiet: true, answer: () => metrics(request) };
    if (isStopping()) return { answer: stopping };
    if (pathname === '/graphql') return { route: pathname, answer: () => graphql(request, door) };
    if (pathname === '/schema.graphql') return { route: pathname, answer: () => sendSchema(request, door) };
    if (/^\/api\/docs(\/|$)/.test(pathname))
      return { route: '/api/docs', isQuiet: true, answer: () => docs(request) };
    if (pathname === '/api' || pathname.startsWith('/api/'))
      return { route: '/api', answer: () => rest(request, door) };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { answer: () => methodNotAllowed(['GET', 'HEAD']) };
    if (pathname === '/' && landing) return { route: pathname, answer: () => landing(request) };
    const asset = assets(request);
    if (asset) return { route: 'file', isQuiet: true, answer: () => asset };
    // A missing file is missing; every other address is a screen, and the router in the browser knows which.
    if (/\.\w+$/.test(pathname) || !page) return { answer: notFound };
    return { route: 'screen', answer: () => page(pathname) };
  }

  async function answer(request: Request, door: Door): Promise<Response> {
    try {
      const { answer, ...place } = placeOf(request, door);
      note(place);
      return secured(await answer());
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
  }

  return {
    fetch: (request, door) =>
      inRequest(door.requestId, async () => {
        const began = performance.now();
        const response = await answer(request, door);
        const milliseconds = performance.now() - began;
        logRequest(log, request.method, response.status, milliseconds);
        scrape?.metrics.observeRequest(response.status, milliseconds);
        return response;
      }),
  };
}
