/**
 * A round of the fuzz: a company of its own, and so many requests to both doors, one after another, so that the seed
 * repeats it. What an answer names is asked about later. Nothing may fail inside, and every answer must be as described.
 */
import type { ExecutionResult, GraphQLError } from 'graphql';
import { pino } from 'pino';
import { schema } from '../../schema.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { leakIn } from '../leaks.ts';
import { type Caller, type Stage, setStage } from '../stage.ts';
import { type Draw, drawMany } from './draw.ts';
import { graphqlRequest } from './graphqlRequests.ts';
import { createAnswerCheck } from './restAnswers.ts';
import { type FuzzRequest, restRequest } from './restRequests.ts';
import { fillIn, harvest, type Pool } from './values.ts';

/** A refusal in `errors` has one of these codes. */
const REFUSALS = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'NOT_FOUND',
  'OPERATION_RESOLUTION_FAILURE',
  'PASSWORD_CHANGE_REQUIRED',
  'RATE_LIMITED',
  'REQUEST_ENTITY_TOO_LARGE',
  'UNAUTHENTICATED',
]);
/** After so many requests everybody is let in again, and the jobs are done. */
const MEND_EVERY = 150;

export interface Found {
  /** The number of the request in its round. */
  index: number;
  caller: string;
  request: string;
  wrong: string;
}

export interface Round {
  found: Found[];
  /** How often each status was answered, and each code of a graph error. */
  tally: Map<string, number>;
}

/** Those who may do the most stand last, and ask as often as all the others together. */
const MIGHTY = 5;
const drawCaller = ({ oneIn, below }: Draw, { callers }: Stage): number =>
  oneIn(2) ? below(callers.length) : callers.length - 1 - below(MIGHTY);

/** A portal whose log is kept. */
export async function openFuzzPortal() {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const portal = await openTestPortal({ registration: 'approval', log });
  return { portal, lines };
}

type FuzzPortal = Awaited<ReturnType<typeof openFuzzPortal>>;

/** Everybody on the stage as at the beginning: signed in, active, with their roles; who was deleted stays away. */
async function mend(portal: TestPortal, stage: Stage, roles: Map<string, string[]>): Promise<void> {
  for (const [id, held] of roles) {
    const where = { id };
    const { count } = await portal.db.user.updateMany({ where, data: { isActive: true, archivedAt: null } });
    if (!count) continue;
    await portal.db.roleAssignment.createMany({
      data: held.map((role) => ({ userId: id, role: role as 'HR', assignedAt: portal.services.now() })),
      skipDuplicates: true,
    });
  }
  await portal.db.session.updateMany({ data: { revokedAt: null } });
  await portal.db.personalAccessToken.updateMany({ data: { revokedAt: null } });
  await portal.db.user.updateMany({
    where: {
      id: { in: [stage.admin, stage.manager, stage.driver, stage.otherDriver].map(({ key }) => key) },
    },
    data: { mustChangePassword: false },
  });
  await portal.db.signInAttempt.deleteMany();
}

async function rolesNow({ db }: TestPortal): Promise<Map<string, string[]>> {
  const people = await db.user.findMany({ select: { id: true, roles: { select: { role: true } } } });
  return new Map(people.map(({ id, roles }) => [id, roles.map(({ role }) => role)]));
}

/** What is wrong with an answer of the graph. */
function graphFault(response: Response, text: string): string | undefined {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return undefined;
  if (!type.includes('json')) return `the type is ${type}`;
  const { data, errors } = JSON.parse(text) as ExecutionResult & { code?: string };
  if (data === undefined && errors === undefined && response.status < 400) return 'neither data nor errors';
  for (const { extensions } of (errors ?? []) as GraphQLError[])
    if (!REFUSALS.has(String(extensions?.code))) return `the code ${String(extensions?.code)}`;
  return undefined;
}

export async function runRound({ portal, lines }: FuzzPortal, seed: number, count: number): Promise<Round> {
  await portal.reset();
  portal.setClock('2026-11-18');
  lines.length = 0;
  const stage = await setStage(portal);
  const roles = await rolesNow(portal);
  const description = (await portal.rest('GET', '/openapi.json')).body;
  const restFault = createAnswerCheck(description);
  const requests = drawMany(
    (draw) =>
      draw.oneIn(2)
        ? restRequest(draw, description, drawCaller(draw, stage))
        : graphqlRequest(draw, schema, drawCaller(draw, stage)),
    seed,
    count,
  );
  const pool: Pool = new Map();
  for (const id of [
    stage.dayId,
    stage.runId,
    stage.reportId,
    stage.taxDocumentId,
    stage.driver.id,
    stage.otherDriver.id,
  ])
    harvest(pool, JSON.stringify(id));
  const round: Round = { found: [], tally: new Map() };
  const count1 = (what: string) => round.tally.set(what, (round.tally.get(what) ?? 0) + 1);

  async function ask(request: FuzzRequest, { token, ipAddress }: Caller): Promise<string | undefined> {
    const { method, monday } = request;
    const path = fillIn(request.path, pool, monday);
    const body = request.body === undefined ? undefined : fillIn(request.body, pool, monday);
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...request.headers };
    const gone = new AbortController();
    const response = await portal.app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers,
        signal: gone.signal,
        ...(body !== undefined && { body }),
      }),
      { requestId: 'fuzz', ipAddress },
    );
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    gone.abort();
    count1(`${path === '/graphql' ? 'GraphQL' : 'REST'} ${response.status}`);
    if (response.status >= 500) return `${response.status}: ${text}`;
    const hasRefusal = response.status >= 400 || (path === '/graphql' && text.includes('"errors"'));
    const leak = hasRefusal ? leakIn(text) : undefined;
    if (leak) return `it shows ${JSON.stringify(leak)}: ${text.slice(0, 500)}`;
    harvest(pool, text);
    if (path.startsWith('/api/'))
      return (
        restFault({ method, path }, response, text) &&
        `${restFault({ method, path }, response, text)}: ${text.slice(0, 500)}`
      );
    const fault = path === '/graphql' ? graphFault(response, text) : undefined;
    return fault && `${fault}: ${text.slice(0, 500)}`;
  }

  for (const [index, request] of requests.entries()) {
    if (index % MEND_EVERY === 0) {
      await mend(portal, stage, roles);
      await portal.runJobs();
    }
    const caller = stage.callers[request.caller]!;
    const loggedBefore = lines.length;
    const wrong = await ask(request, { ...caller, ipAddress: `198.51.${index % 250}.${index % 199}` }).catch(
      (fault: Error) => `it threw ${fault.stack}`,
    );
    const logged = lines.slice(loggedBefore).join('');
    if (wrong ?? logged)
      round.found.push({
        index,
        caller: caller.name,
        request: `${request.method} ${request.path} ${request.body?.slice(0, 1500) ?? ''}`,
        wrong: `${wrong ?? ''} ${logged.slice(0, 2500)}`,
      });
  }
  await portal.runJobs();
  for (const fault of portal.jobFaults.splice(0))
    round.found.push({
      index: -1,
      caller: 'a job',
      request: '',
      wrong: String((fault as Error).stack ?? fault),
    });
  return round;
}
