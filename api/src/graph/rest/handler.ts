/** The REST entry point: match, let in, read, execute, respond. Who may do what is decided in the graph. */
import { type FieldNode, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { closeOperation } from '../../audit/closeOperation.ts';
import type { Context } from '../../operation/context.ts';
import { NAMES } from '../../operation/ids.ts';
import { effectiveMethod, isRead } from '../../platform/http/head.ts';
import { json, methodNotAllowed, notFound, problem } from '../../platform/http/problem.ts';
import type { RequestMeta } from '../../platform/http/requestMeta.ts';
import { inRequest, note, openScope, requestScope } from '../../platform/lib/requestScope.ts';
import type { WrongId } from '../checkIds.ts';
import { findUncleanText, uncleanTextMessage } from '../cleanText.ts';
import { preauthorize, readFieldScopes } from '../preauthorize.ts';
import { tokenRefusal } from '../tokenScopeGuard.ts';
import type { GraphQLServer } from '../yoga.ts';
import { readBody } from './body.ts';
import { createExecute, type Execute } from './execute.ts';
import { formatIssues } from './issues.ts';
import { respondWithList } from './list.ts';
import { createMatcher } from './match.ts';
import { describeApi } from './openapi.ts';
import { missing, type Reply } from './reply.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';
import type { PageQuery } from './shapes.ts';
import { graphErrorResponse, isRefused, refusedResponse } from './status.ts';

interface RestOptions {
  schema: GraphQLSchema;
  yoga: GraphQLServer;
}

/** The scopes of the one root field that a route's document asks. */
function readRouteScopes(schema: GraphQLSchema, route: Route) {
  const operation = getOperationAST(route.document);
  const rootType = operation?.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const rootField = operation?.selectionSet.selections.find(
    (node): node is FieldNode => node.kind === 'Field',
  );
  const field = rootType?.getFields()[rootField?.name.value ?? ''];
  if (!field) throw new Error(`The document of ${route.method} ${route.path} asks no root field.`);
  return readFieldScopes(field);
}

function send(reply: Reply, status: number): Response {
  if (reply.kind === 'json') return json(status, reply.body);
  if (reply.kind === 'missing')
    return problem({ status: 404, code: 'NOT_FOUND', error: `${reply.what} not found.` });
  return new Response(new Uint8Array(reply.bytes), {
    status,
    headers: {
      'content-type': reply.contentType,
      'content-disposition': `attachment; filename="${reply.filename}"`,
    },
  });
}

/** The response to an id of another kind in the path: there is no such record. Anywhere else it is bad input. */
function missingAt(params: Record<string, string>, { extensions }: GraphQLError): Response | undefined {
  const { id, kind } = extensions as Partial<WrongId>;
  return id !== undefined && kind && Object.values(params).includes(id)
    ? send(missing(NAMES[kind]), 404)
    : undefined;
}

interface Entered {
  route: Route;
  params: Record<string, string>;
  request: Request;
  run: RunDocument;
  /** Runs a list's document once more, for who asks as they are let in by then. */
  readOn: (variables: Record<string, unknown>) => Promise<unknown>;
}

/** One route's way from a context that was let in to its response. */
async function respond({ route, params, request, run, readOn }: Entered): Promise<Response> {
  const read = route.method === 'GET' ? { body: {} } : await readBody(request);
  if ('refused' in read) return read.refused;
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const unclean = findUncleanText(given);
  if (unclean) return problem({ status: 400, code: 'VALIDATION', error: uncleanTextMessage(unclean) });
  const query = route.query?.safeParse(given);
  const body = route.body?.safeParse(read.body);
  const issues = [query, body].flatMap((checked) => (checked?.error ? formatIssues(checked.error) : []));
  if (issues[0]) return problem({ status: 400, code: 'VALIDATION', error: issues[0], details: issues });

  const input = {
    params,
    query: query?.data,
    body: body?.data,
    idempotencyKey: request.headers.get('idempotency-key'),
  };
  const variables = route.variables(input);
  const { data, errors } = await run(route.document, variables);
  if (errors?.[0]) return missingAt(params, errors[0]) ?? graphErrorResponse(errors[0]);
  if (isRefused(data?.result)) return refusedResponse(data.result);
  if (!route.list) return send(route.respond(data, input), route.status);
  return respondWithList({
    list: route.list,
    data,
    query: query?.data as PageQuery,
    address: request.url,
    readOn: (after) => readOn({ ...variables, after }),
  });
}

/** An error while finding out who asks: masked and logged like any other in the graph. Rethrows what is not. */
function asMasked(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  throw error;
}

type RunDocument = (document: Route['document'], variables: Record<string, unknown>) => ReturnType<Execute>;

export function createRestHandler({ schema, yoga }: RestOptions) {
  const match = createMatcher(routes);
  const scopes = new Map(routes.map((route) => [route, readRouteScopes(schema, route)]));
  const enter = createExecute(yoga);
  // Written for the first who asks: it takes as long as the rest of the handler, and few ever ask.
  let description: string | undefined;

  /** Refuses by the field's scopes before the input is read, and leaves the audit entry that execution would leave. */
  async function refuse(route: Route, context: Context): Promise<Response | undefined> {
    const closed = tokenRefusal(context, schema, route.document);
    if (closed) {
      await closeOperation(context);
      return graphErrorResponse(closed);
    }
    const refused = preauthorize(context, scopes.get(route) ?? {});
    if (!refused) return undefined;
    if (refused.code === 'FORBIDDEN')
      context.refusals.push({ coordinate: `${route.method} ${route.path}`, reason: refused.code });
    await closeOperation(context);
    return problem({ status: refused.status, code: refused.code, error: refused.message });
  }

  return async (request: Request, requestMeta: RequestMeta): Promise<Response> => {
    const path = new URL(request.url).pathname.slice('/api'.length);
    if (path === '/openapi.json') {
      if (!isRead(request.method)) return methodNotAllowed(['GET']);
      description ??= JSON.stringify(describeApi(routes));
      return new Response(description, { headers: { 'content-type': 'application/json; charset=utf-8' } });
    }
    const found = match(effectiveMethod(request.method), path);
    if (!found) return notFound();
    if ('allowed' in found) return methodNotAllowed(found.allowed);
    note({ route: `${found.route.method} /api${found.route.path}` });
    const entered = await enter(request, requestMeta).catch(asMasked);
    if (entered instanceof GraphQLError) return graphErrorResponse(entered);
    const { context, run } = entered;
    const scope = requestScope();
    const readOn = (variables: Record<string, unknown>) =>
      inRequest(scope ?? openScope(requestMeta.requestId), async () => {
        const { data, errors } = await (await enter(request, requestMeta)).run(
          found.route.document,
          variables,
        );
        if (errors?.[0]) throw errors[0];
        return data;
      });
    return (await refuse(found.route, context)) ?? (await respond({ ...found, request, run, readOn }));
  };
}
