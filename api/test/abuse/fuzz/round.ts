/**
 * A round of the fuzz: its own company, and requests to both entry points one after another, so that the seed repeats
 * it. Later requests use the values in earlier responses. There may be no internal error, and every response must match
 * its description.
 */
import { pino } from 'pino';
import { schema } from '../../../src/app/schema.ts';
import { withoutRefs } from '../../support/openapi.ts';
import { openTestPortal } from '../../support/portal.ts';
import { type Stage, setStage } from '../stage.ts';
import { type Arbitrary, generateMany } from './arbitrary.ts';
import { askPortal } from './asking.ts';
import { graphqlRequest } from './graphqlRequests.ts';
import { restoreAccess, rolesNow } from './restoreAccess.ts';
import { restRequest } from './restRequests.ts';
import { harvest, type Pool } from './values.ts';
import { createVerdict } from './verdict.ts';

/** After this many requests, access is restored for everyone, and the jobs run. */
const RESTORE_EVERY = 75;
/** The callers with the most rights come last, and send as many requests as all the others together. */
const PRIVILEGED_COUNT = 5;
const SHOWN = 2500;

export interface Found {
  /** The request's number in its round; -1 if a job failed. */
  index: number;
  caller: string;
  request: string;
  wrong: string;
}

export interface Round {
  found: Found[];
  /** How many times each status was returned, by entry point. */
  statusCounts: Map<string, number>;
}

/** A portal whose error log is kept. */
export async function openFuzzPortal() {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  return { portal: await openTestPortal({ registration: 'approval', log }), lines };
}

const pickCaller = ({ oneIn, below }: Arbitrary, { callers }: Stage): number =>
  oneIn(2) ? below(callers.length) : callers.length - 1 - below(PRIVILEGED_COUNT);

export async function runRound(
  { portal, lines }: Awaited<ReturnType<typeof openFuzzPortal>>,
  seed: number,
  count: number,
): Promise<Round> {
  await portal.reset();
  portal.setClock('2026-11-18');
  lines.length = 0;
  const stage = await setStage(portal);
  const people = [stage.admin, stage.manager, stage.driver, stage.otherDriver];
  const roles = await rolesNow(portal);
  const description = withoutRefs((await portal.rest('GET', '/openapi.json')).body);
  const verdict = createVerdict(description);
  const requests = generateMany(
    (arbitrary) =>
      arbitrary.oneIn(2)
        ? restRequest(arbitrary, description, pickCaller(arbitrary, stage))
        : graphqlRequest(arbitrary, schema, pickCaller(arbitrary, stage)),
    seed,
    count,
  );
  const pool: Pool = new Map();
  const { dayId, runId, reportId, documentId } = stage;
  harvest(pool, JSON.stringify([dayId, runId, reportId, documentId, ...people.map(({ id }) => id)]));

  const round: Round = { found: [], statusCounts: new Map() };
  for (const [index, request] of requests.entries()) {
    if (index % RESTORE_EVERY === 0) {
      await restoreAccess(
        portal,
        roles,
        people.map(({ key }) => key),
      );
      await portal.runJobs();
    }
    const caller = stage.callers[request.caller]!;
    const ipAddress = `198.51.${index % 250}.${index % 199}`;
    const sent = await askPortal(portal, pool, request, { ...caller, ipAddress }).catch(
      (error: Error) => error,
    );
    const wrong = sent instanceof Error ? `it threw ${sent.stack}` : verdict(sent);
    const logged = lines.splice(0).join('').slice(0, SHOWN);
    const { method, path, body } = request;
    if (wrong || logged)
      round.found.push({
        index,
        caller: caller.name,
        request: `${method} ${path} ${body?.slice(0, SHOWN) ?? ''}`,
        wrong: `${wrong ?? ''} ${logged}`,
      });
    if (sent instanceof Error) continue;
    const what = `${path === '/graphql' ? 'GraphQL' : 'REST'} ${sent.response.status}`;
    round.statusCounts.set(what, (round.statusCounts.get(what) ?? 0) + 1);
  }
  await portal.runJobs();
  for (const error of portal.jobErrors.splice(0))
    round.found.push({
      index: -1,
      caller: 'a job',
      request: '',
      wrong: String((error as Error).stack ?? error),
    });
  return round;
}
