/** The REST entry point: match, authorize, read, execute, respond. GraphQL decides who can do what. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import type { Context } from '../../operation/context.ts';
import { NAMES } from '../../operation/ids.ts';
import { assertWithin, budgetHeaders } from '../../operation/spending.ts';
import { chooseMediaType } from '../../platform/http/encodings.ts';
import { effectiveMethod, isRead } from '../../platform/http/head.ts';
import { json, methodNotAllowed, noSuchMediaType, notFound, problem } from '../../platform/http/problem.ts';
import type { RequestMeta } from '../../platform/http/requestMeta.ts';
import { inRequest, note, openScope, requestScope } from '../../platform/lib/requestScope.ts';
import { BASIC_CHALLENGE, isBasic } from '../../viewer/basicAuth.ts';
import { headersIn } from '../persisted/jsonResponse.ts';
import type { Operation, Variables } from '../pipeline/guard.ts';
import { refuseLate } from '../pipeline/guards/budget.ts';
import type { WrongId } from '../pipeline/guards/checkIds.ts';
import { readFieldScopes } from '../pipeline/guards/preauthorize.ts';
import { runInTurn } from '../pipeline/guards/turns.ts';
import { createPipeline, type Pipeline, type PipelineOptions } from '../pipeline/runOperation.ts';
import { readBody, readUpload } from './body.ts';
import { toByteStream } from './byteStream.ts';
import { formatIssues } from './issues.ts';
import { respondWithList } from './list.ts';
import { createMatcher } from './match.ts';
import { describeApi } from './openapi.ts';
import { nameIssues } from './parameters.ts';
import { missing, type Reply } from './reply.ts';
import { isReply, type Route, typesOf } from './route.ts';
import { routes } from './routes.ts';
import { respondWithSaved } from './savedRun.ts';
import type { PageQuery } from './shapes.ts';
import { type GraphError, graphErrorResponse, isRefused, refusedResponse } from './status.ts';

/** How many milliseconds receiving a large file takes on the thread that everyone shares. */
const UPLOAD_MS = 20;

/** How many milliseconds between checks of a waiting caller's budget. */
const BUDGET_LOOK_MS = 1_000;

/** What is accepted besides a bearer token. */
export interface Credentials {
  /** The cookie of the portal's own pages. */
  cookie?: boolean;
  /** An access token as the password of basic authentication. */
  basic?: boolean;
}

interface RestOptions extends PipelineOptions {
  /** Authenticates the viewer; runs once per operation. */
  createContext: (request: Request, requestMeta: RequestMeta, takes: Credentials) => Promise<Context>;
}

/** A route's document, with the scopes of its one root field. */
function toOperation(schema: GraphQLSchema, route: Route): Operation {
  const operation = getOperationAST(route.document);
  const rootType = operation?.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const rootField = operation?.selectionSet.selections.find(
    (node): node is FieldNode => node.kind === 'Field',
  );
  const field = rootType?.getFields()[rootField?.name.value ?? ''];
  const name = `${route.method} ${route.path}`;
  if (!field) throw new Error(`The document of ${name} asks no root field.`);
  return { document: route.document, route: { name, scopes: readFieldScopes(field) } };
}

function send(reply: Reply, status: number, headers: Record<string, string> = {}): Response {
  if (reply.kind === 'json') return json(status, reply.body, headers);
  if (reply.kind === 'missing')
    return problem({ status: 404, code: 'NOT_FOUND', error: `${reply.what} not found.` });
  if (reply.kind === 'waits')
    return problem({
      status: 403,
      code: 'APPROVAL_REQUIRED',
      error: reply.message,
      details: [reply.requestId],
    });
  const { bytes } = reply;
  return new Response(bytes instanceof Uint8Array ? new Uint8Array(bytes) : toByteStream(bytes), {
    status,
    headers: {
      'content-type': reply.contentType,
      'content-disposition': `attachment; filename="${reply.filename}"`,
      ...(reply.leftOut === null ? {} : { 'x-left-out': reply.leftOut }),
    },
  });
}

/** The response to an ID of the wrong type in the path: not found. Anywhere else, it is bad input. */
function missingAt(params: Record<string, string>, { extensions }: GraphQLError): Response | undefined {
  const { id, kind } = extensions as Partial<WrongId>;
  return id !== undefined && kind && Object.values(params).includes(id)
    ? send(missing(NAMES[kind]), 404)
    : undefined;
}

/** The error with REST's name of the field. */
function inNamesOf({ names = {} }: Route, { message, extensions }: GraphQLError): GraphError {
  const [inGraph = ''] = (extensions.path as string[] | undefined) ?? [];
  return { message: message.replace(inGraph, names[inGraph] ?? inGraph), extensions };
}

/** Says that another path replaces this one, and since when (RFC 9745). */
const deprecationHeaders = ({ deprecated }: Route): Record<string, string> =>
  deprecated
    ? {
        deprecation: `@${Date.parse(deprecated.since) / 1000}`,
        link: `</api${deprecated.successor}>; rel="successor-version"`,
      }
    : {};

/** Whether a route is public. */
const isOpen = ({ route }: Operation): boolean =>
  Object.keys(route?.scopes ?? {}).every((scope) => scope === 'everyone');

/** Only downloads and uploads of the portal's own pages accept the cookie; every other route is for scripts. */
const credentialsOf = ({ method, upload, produces }: Route): Credentials => ({
  cookie: upload !== undefined || (method === 'GET' && produces !== undefined),
  basic: method === 'GET',
});

/** The refusal of a caller; it asks for a password if the request came with one. */
function challenged(refusal: Response, { basic }: Credentials, { headers }: Request): Response {
  if (refusal.status === 401 && basic && isBasic(headers.get('authorization')))
    refusal.headers.set('www-authenticate', BASIC_CHALLENGE);
  return refusal;
}

type Executed = ExecutionResult<Record<string, unknown>>;

interface Entered {
  route: Route;
  params: Record<string, string>;
  request: Request;
  refuseInput: Pipeline['refuseInput'];
  run: (variables: Variables) => Promise<Executed>;
  /** Runs a list's document again, for the caller as authorized by then. */
  readOn: (variables: Variables) => Promise<unknown>;
  schema: GraphQLSchema;
  /** Runs a query that the caller saved, and its further pages. */
  own: {
    read: (document: DocumentNode, variables: Variables) => Promise<ExecutionResult>;
    readOn: (document: DocumentNode, variables: Variables) => Promise<unknown>;
  };
}

const readInput = (route: Route, request: Request) => {
  if (route.upload) return readUpload(request, route.upload);
  return route.method === 'GET' ? { body: {} } : readBody(request);
};

/** Handles a route, from an authorized context to the response. */
async function respond(entered: Entered): Promise<Response> {
  const { route, params, request, refuseInput, run, readOn } = entered;
  const types = typesOf(route);
  const type = chooseMediaType(request, types);
  if (type === undefined) return noSuchMediaType(types);
  const read = await readInput(route, request);
  if ('refused' in read) return read.refused;
  const { searchParams } = new URL(request.url);
  const given = Object.fromEntries(searchParams);
  // A file is not text; the service that stores it inspects it.
  const refused = (route.upload ? undefined : refuseInput(read.body)) ?? refuseInput(given);
  if (refused) return graphErrorResponse(refused);
  const query = route.query?.safeParse(given);
  const body = route.body?.safeParse(read.body);
  const issues = [
    ...nameIssues(route, searchParams, type),
    ...[query, body].flatMap((checked) => (checked?.error ? formatIssues(checked.error) : [])),
  ];
  if (issues[0]) return problem({ status: 400, code: 'VALIDATION', error: issues[0], details: issues });

  const input = {
    params,
    query: query?.data,
    body: route.upload ? read.body : body?.data,
    type,
    idempotencyKey: request.headers.get('idempotency-key'),
  };
  const variables = route.variables(input);
  const result = await run(variables);
  const { data, errors } = result;
  if (errors?.[0]) return missingAt(params, errors[0]) ?? graphErrorResponse(inNamesOf(route, errors[0]));
  if (isRefused(data?.result)) return refusedResponse(data.result);
  if (route.run) {
    const found = route.run(data, input);
    if (isReply(found)) return send(found, route.status);
    const { schema, own } = entered;
    return respondWithSaved({ run: found, schema, type, address: request.url, ...own });
  }
  if (!route.list) return send(route.respond!(data, input), route.status, headersIn(result));
  return respondWithList({
    list: route.list,
    route,
    type,
    data,
    query: query?.data as PageQuery,
    address: request.url,
    readAgain: (page) => readOn({ ...variables, ...page }),
  });
}

/** A file is in memory as a whole, so a caller's files take turns before they are read, within the caller's budget. */
async function receiveInTurn(context: Context, handle: () => Promise<Response>): Promise<Response> {
  const { turns, budgets, pace, spending } = context;
  try {
    return await runInTurn(turns.uploads, context, async () => {
      if (spending) await refuseLate(() => assertWithin(budgets.documents, spending.caller));
      if (spending) pace.use(spending.caller, UPLOAD_MS);
      return handle();
    });
  } catch (refusal) {
    if (refusal instanceof GraphQLError) return graphErrorResponse(refusal);
    throw refusal;
  }
}

export function createRestHandler({ schema, log, createContext }: RestOptions) {
  const { refuseInput, admit, runAdmitted, runOperation } = createPipeline('rest', { schema, log });
  const texts = createPipeline('text', { schema, log });
  const match = createMatcher(routes);
  const operations = new Map(routes.map((route) => [route, toOperation(schema, route)]));
  // Built on first request, because it takes as long as the rest of the handler and few need it.
  let description: string | undefined;

  return async (request: Request, requestMeta: RequestMeta): Promise<Response> => {
    const path = new URL(request.url).pathname.slice('/api'.length);
    if (path === '/openapi.json') {
      if (!isRead(request.method)) return methodNotAllowed(['GET']);
      description ??= JSON.stringify(describeApi(routes, (route) => isOpen(operations.get(route)!)));
      return new Response(description, { headers: { 'content-type': 'application/json; charset=utf-8' } });
    }
    const found = match(effectiveMethod(request.method), path);
    if (!found) return notFound();
    if ('allowed' in found) return methodNotAllowed(found.allowed);
    const { route } = found;
    note({ route: `${route.method} /api${route.path}` });
    const operation = operations.get(route)!;
    const takes = credentialsOf(route);
    const context = await createContext(request, requestMeta, takes);
    context.request.takesParts = true;
    const refusal = await admit(operation, context);
    if (refusal) return challenged(graphErrorResponse(refusal), takes, request);
    const scope = requestScope() ?? openScope(requestMeta.requestId);
    /** For the caller as authorized by then. */
    const runLater = (
      runIt: Pipeline['runOperation'],
      later: Operation,
      variables: Variables,
    ): Promise<ExecutionResult> =>
      inRequest(scope, async () => runIt(later, variables, await createContext(request, requestMeta, takes)));
    /** The data of a further page. A list that is already being sent slows down instead of failing. */
    const keepReading = async (read: () => Promise<ExecutionResult>): Promise<unknown> => {
      for (;;) {
        const { data, errors } = await read();
        if (!errors?.[0]) return data;
        if (errors[0].extensions.code !== 'BUDGET_EXCEEDED') throw errors[0];
        await sleep(BUDGET_LOOK_MS);
      }
    };
    const readOwn = (document: DocumentNode, variables: Variables) =>
      runLater(texts.runOperation, { document }, variables);
    const handle = () =>
      respond({
        ...found,
        request,
        schema,
        refuseInput,
        run: (variables) => runAdmitted(operation, variables, context) as Promise<Executed>,
        readOn: (variables) => keepReading(() => runLater(runOperation, operation, variables)),
        own: {
          read: readOwn,
          readOn: (document, variables) => keepReading(() => readOwn(document, variables)),
        },
      });
    const response = route.upload ? await receiveInTurn(context, handle) : await handle();
    const told = {
      ...(context.spending ? budgetHeaders(context.budgets, context.spending.caller) : {}),
      ...deprecationHeaders(route),
    };
    for (const [name, value] of Object.entries(told)) response.headers.set(name, value);
    return response;
  };
}
