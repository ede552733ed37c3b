/**
 * The whole server as one function from request to response. It never listens: `server.ts` puts it on a port and tests
 * call it directly.
 */
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { hasAnyRole, MANAGERS } from 'rules/roles';
import { readCompany } from '../domains/company/company.service.ts';
import { listSampleFields } from '../domains/company/sample.ts';
import { createFastPath } from '../graph/persisted/fastPath.ts';
import type { FastPathRequest } from '../graph/persisted/httpHandler.ts';
import type { GraphQLJsonResponse } from '../graph/persisted/jsonResponse.ts';
import { refuseScopes } from '../graph/pipeline/guards/preauthorize.ts';
import { MAX_BODY_BYTES, MAX_PAYROLL_BODY_BYTES } from '../graph/pipeline/limits.ts';
import { bodyTooLarge } from '../graph/pipeline/overLimit.ts';
import { createPersistedRunner } from '../graph/pipeline/persistedRunner.ts';
import { printedSchema } from '../graph/printedSchema.ts';
import { type Credentials, createRestHandler } from '../graph/rest/handler.ts';
import { graphErrorResponse } from '../graph/rest/status.ts';
import { createGraphQLServer } from '../graph/yoga/yoga.ts';
import type { Context } from '../operation/context.ts';
import type { Services } from '../operation/services.ts';
import { spend } from '../operation/spending.ts';
import type { Database } from '../platform/db/database.ts';
import { findUnavailableReason, isUnavailable } from '../platform/db/transaction.ts';
import { createAssets } from '../platform/http/assets.ts';
import { withBoundedBody } from '../platform/http/boundedBody.ts';
import { compressed } from '../platform/http/compress.ts';
import { createDocs } from '../platform/http/docs.ts';
import { eventStream, isEventStream } from '../platform/http/eventStream.ts';
import { forMethod, isRead, toGet } from '../platform/http/head.ts';
import { createHealth } from '../platform/http/health.ts';
import { createLanding } from '../platform/http/landing.ts';
import { createPage } from '../platform/http/page.ts';
import {
  isJson,
  methodNotAllowed,
  notFound,
  problem,
  seeOther,
  stopping,
  unavailable,
  unsupportedMediaType,
} from '../platform/http/problem.ts';
import { createRequestLog } from '../platform/http/requestLog.ts';
import type { RequestMeta } from '../platform/http/requestMeta.ts';
import { secured } from '../platform/http/securityHeaders.ts';
import { inRequest, note, openScope, type RequestScope } from '../platform/lib/requestScope.ts';
import type { OnGone } from '../platform/lib/turns.ts';
import { basicToken } from '../viewer/basicAuth.ts';
import { toCaller } from '../viewer/client.ts';
import { readDevice, withMark } from '../viewer/device.ts';
import { isMeant } from '../viewer/meantPerson.ts';
import { readPage } from '../viewer/page.ts';
import { type ReadHeader, readSessionCookie } from '../viewer/sessionCookie.ts';
import { isReplaced, loadViewer, tokenIn } from '../viewer/sessions.ts';
import { checkRunning } from './health/running.ts';
import { readClientOperations } from './operations.ts';
import { schema } from './schema.ts';
import { createScrape, hasMetricsToken, type ScrapeOptions } from './scrape.ts';

export interface AppOptions {
  services: Services;
  database: Pick<Database, 'ping' | 'available'>;
  log: Logger;
  /** The folder of the built web client. */
  webFolder: string;
  /** True once the process gets a signal to stop. */
  isStopping: () => boolean;
  /** What a scraper reads, if it may. */
  scrape?: ScrapeOptions | undefined;
}

/** What responds at an address, and its name in the log. */
interface Place {
  route?: string;
  isQuiet?: boolean;
  respond: () => Response | Promise<Response>;
}

export interface App {
  fetch: (request: Request, requestMeta: RequestMeta) => Promise<Response>;
  /** Responds to known operations on the persisted fast path; undefined for what `fetch` should handle. */
  operate: (request: FastPathRequest, requestMeta: RequestMeta) => Promise<GraphQLJsonResponse | undefined>;
}

/** The request headers that say who is asking. */
interface Head {
  header: ReadHeader;
  /** What is accepted here besides a bearer token. */
  takes: Credentials;
  onGone: OnGone | undefined;
}

/** Where password managers look for the page for changing a password, and the address of that page. */
const CHANGE_PASSWORD = '/.well-known/change-password';
const PROFILE = '/dashboard/profile';

export function createApp(options: AppOptions): App {
  const { services, database, log, webFolder, isStopping, scrape } = options;

  async function enter(
    { header, takes, onGone }: Head,
    requestMeta: RequestMeta,
    scope?: RequestScope,
  ): Promise<Context> {
    const authorization = header('authorization') ?? null;
    const cookie = takes.cookie ? readSessionCookie(services.publicUrl, header) : undefined;
    const kept = authorization === null && cookie !== 'foreign' ? cookie : undefined;
    const token = kept?.token ?? tokenIn(authorization) ?? (takes.basic ? basicToken(authorization) : null);
    const found = await loadViewer(services, token, {
      secondsIdle: header('x-portal-idle'),
      ipAddress: requestMeta.ipAddress,
    });
    const viewer = found && isMeant(header, found.id) ? found : null;
    if (viewer) note({ userId: viewer.id }, scope);
    const isOver = !found && kept?.token && !(await isReplaced(services, kept.token));
    const device = readDevice(services.keys.device, kept?.device ?? null);
    const isNew = viewer && kept?.token && !(device?.isGenuine && device.knows(viewer.id));
    const caller = toCaller(viewer, { ipAddress: requestMeta.ipAddress, device });
    const isKnown = viewer !== null || Boolean(device?.isGenuine);
    const { spending, db, sql, pdf, received } = spend(services, caller, { isKnown });
    return {
      viewer,
      request: {
        id: requestMeta.requestId,
        ipAddress: requestMeta.ipAddress,
        userAgent: header('user-agent') ?? null,
        page: readPage(header),
        wantsCost: header('graphql-cost') != null,
        onGone,
        sessionCookie: cookie,
        device,
        hasTried: false,
      },
      refusals: [],
      admitted: new Set(),
      spending,
      responseHeaders: {
        ...(isOver && { 'set-cookie': kept.cleared }),
        ...(isNew && {
          'set-cookie': kept.keepDevice(withMark(services.keys.device, kept.device, viewer.id)),
        }),
      },
      entries: [],
      changes: [],
      // They come last: V8 makes a slow object of one that grows after so much has been copied into it.
      ...services,
      db,
      sql,
      pdf,
      received,
    };
  }
  const createContext = (
    { headers, signal }: Request,
    requestMeta: RequestMeta,
    takes: Credentials,
  ): Promise<Context> =>
    enter(
      {
        header: (name) => headers.get(name),
        takes,
        onGone: (listener) => {
          if (signal.aborted) listener();
          else signal.addEventListener('abort', listener, { once: true });
        },
      },
      requestMeta,
    );

  const operations = readClientOperations();
  const yoga = createGraphQLServer({
    schema,
    operations,
    // A cookie is for the portal's own pages, which send their operations by POST.
    createContext: (request, requestMeta) =>
      createContext(request, requestMeta, { cookie: request.method === 'POST' }),
    services,
    log,
  });
  const fastPath = createFastPath(operations, createPersistedRunner({ schema, log }));
  const rest = createRestHandler({ schema, createContext, log });
  const { headFile } = services.sealer;
  const health = createHealth({
    database,
    isStopping,
    findReasons: async () =>
      (await checkRunning(services, headFile === undefined ? undefined : dirname(headFile)))
        .filter(({ state }) => state !== 'ok')
        .map(({ part, sentence }) => ({ part, message: sentence })),
  });
  const logRequest = createRequestLog(log);
  const metrics = createScrape(scrape);
  const assets = createAssets(webFolder);
  const docs = createDocs();
  const landing = createLanding(
    webFolder,
    async () => {
      const company = await readCompany(services.db);
      return { ...company, sampleFields: listSampleFields(company), publicUrl: services.publicUrl };
    },
    (onChange) => {
      services.bus.listen({
        onSignal: ({ kind }) => {
          // With CONNECTED something may have been missed.
          if (kind === 'COMPANY' || kind === 'CONNECTED') onChange();
        },
        onEnd: () => undefined,
      });
    },
  );
  const page = createPage(webFolder, {
    registration: services.registration,
    sendsMail: services.mailer !== null,
  });
  let schemaText: string | undefined;

  async function sendSchema(request: Request, requestMeta: RequestMeta): Promise<Response> {
    if (!isRead(request.method)) return methodNotAllowed(['GET']);
    const refused = refuseScopes(await createContext(request, requestMeta, {}), { signedIn: true });
    if (refused) return graphErrorResponse(refused);
    schemaText ??= printedSchema(schema);
    return new Response(schemaText, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }

  async function graphql(request: Request, requestMeta: RequestMeta): Promise<Response> {
    if (isRead(request.method)) return yoga.fetch(toGet(request), requestMeta);
    if (request.method !== 'POST') return methodNotAllowed(['GET', 'POST']);
    if (!isJson(request)) return unsupportedMediaType();
    const bounded = await withBoundedBody(request, {
      usual: MAX_BODY_BYTES,
      most: MAX_PAYROLL_BODY_BYTES,
      theirs: async () => {
        const { viewer } = await createContext(request, requestMeta, { cookie: true });
        return viewer && hasAnyRole(viewer, MANAGERS) ? MAX_PAYROLL_BODY_BYTES : MAX_BODY_BYTES;
      },
    });
    if ('limit' in bounded) return bodyTooLarge(bounded);
    const response = await yoga.fetch(bounded, requestMeta);
    return isEventStream(response) ? eventStream(response, request) : response;
  }

  /** Runs a request, and reports the outcome in the log and the metrics. */
  async function observed<Json extends object>(
    scope: RequestScope,
    method: string,
    work: () => Promise<Json>,
  ): Promise<Json> {
    const began = performance.now();
    const response = await work();
    const milliseconds = performance.now() - began;
    const { status = 200 } = response as { status?: number };
    logRequest(scope, method, status, milliseconds);
    scrape?.metrics.observeRequest(scope.notes, status, milliseconds);
    return response;
  }

  function toPlace(request: Request, requestMeta: RequestMeta): Place {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz' || pathname === '/readyz')
      return {
        route: pathname,
        isQuiet: true,
        respond: () => health(pathname, hasMetricsToken(request, scrape)),
      };
    if (pathname === '/metrics') return { route: pathname, isQuiet: true, respond: () => metrics(request) };
    if (isStopping()) return { respond: stopping };
    if (pathname === '/graphql') return { route: pathname, respond: () => graphql(request, requestMeta) };
    if (pathname === '/schema.graphql')
      return { route: pathname, respond: () => sendSchema(request, requestMeta) };
    if (/^\/api\/docs(\/|$)/.test(pathname))
      return { route: '/api/docs', isQuiet: true, respond: () => docs(request) };
    if (pathname === '/api' || pathname.startsWith('/api/'))
      return { route: '/api', respond: () => rest(request, requestMeta) };
    if (!isRead(request.method)) return { respond: () => methodNotAllowed(['GET']) };
    if (pathname === CHANGE_PASSWORD) return { route: pathname, respond: () => seeOther(PROFILE) };
    if (pathname === '/' && landing) return { route: pathname, respond: () => landing(request) };
    const asset = assets(request);
    if (asset) return { route: 'file', isQuiet: true, respond: () => asset };
    // A missing file is missing; every other address is a screen, and the router in the browser knows which.
    if (/\.\w+$/.test(pathname) || !page) return { respond: notFound };
    return { route: 'screen', respond: () => page(pathname) };
  }

  async function respond(request: Request, requestMeta: RequestMeta): Promise<Response> {
    try {
      const { respond: response, ...place } = toPlace(request, requestMeta);
      note(place);
      return forMethod(request.method, await compressed(request, secured(await response())));
    } catch (error) {
      // A client that has gone away gets no response, and nothing went wrong here.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (isUnavailable(error)) {
        log.warn({ err: error }, 'the database did not answer');
        return secured(unavailable(findUnavailableReason(error)));
      }
      log.error({ err: error }, 'unexpected error');
      return secured(
        problem({
          status: 500,
          code: 'INTERNAL_SERVER_ERROR',
          error: 'Something went wrong on our side. Please try again.',
          requestId: requestMeta.requestId,
        }),
      );
    }
  }

  return {
    operate: async ({ documentId, variables, accepted, header, onGone }, requestMeta) => {
      const operation = isStopping() ? undefined : fastPath.nameOf(documentId);
      if (operation === undefined) return undefined;
      // It is handed its scope, for speed (`lib/scopedStorage.ts`).
      const scope = openScope(requestMeta.requestId, requestMeta.given);
      note({ route: '/graphql', operation }, scope);
      return observed(scope, 'POST', () =>
        fastPath.run({ documentId, variables, accepted }, scope, () =>
          enter({ header, takes: { cookie: true }, onGone }, requestMeta, scope),
        ),
      );
    },
    fetch: (request, requestMeta) => {
      const scope = openScope(requestMeta.requestId, requestMeta.given);
      return observed(scope, request.method, () => inRequest(scope, () => respond(request, requestMeta)));
    },
  };
}
