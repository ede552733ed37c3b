/**
 * A round of the fuzz: a company of its own, and so many requests to both doors, one after another, so that the seed
 * repeats it. What an answer names is asked about later. Nothing may fail inside, and every answer must be as described.
 */
import { pino } from 'pino';
import { schema } from '../../../src/app/schema.ts';
import { openTestPortal } from '../../support/portal.ts';
import { type Stage, setStage } from '../stage.ts';
import { askPortal } from './asking.ts';
import { type Draw, drawMany } from './draw.ts';
import { graphqlRequest } from './graphqlRequests.ts';
import { mend, rolesNow } from './mending.ts';
import { restRequest } from './restRequests.ts';
import { harvest, type Pool } from './values.ts';
import { createVerdict } from './verdict.ts';

/** After so many requests everybody is let in again, and the jobs are done. */
const MEND_EVERY = 75;
/** Those who may do the most stand last, and ask as often as all the others together. */
const MIGHTY = 5;
const SHOWN = 2500;

export interface Found {
  /** The number of the request in its round; -1 where a job failed. */
  index: number;
  caller: string;
  request: string;
  wrong: string;
}

export interface Round {
  found: Found[];
  /** How often each status was answered, by door. */
  tally: Map<string, number>;
}

/** A portal whose errors are kept. */
export async function openFuzzPortal() {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  return { portal: await openTestPortal({ registration: 'approval', log }), lines };
}

const drawCaller = ({ oneIn, below }: Draw, { callers }: Stage): number =>
  oneIn(2) ? below(callers.length) : callers.length - 1 - below(MIGHTY);

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
  const description = (await portal.rest('GET', '/openapi.json')).body;
  const verdict = createVerdict(description);
  const requests = drawMany(
    (draw) =>
      draw.oneIn(2)
        ? restRequest(draw, description, drawCaller(draw, stage))
        : graphqlRequest(draw, schema, drawCaller(draw, stage)),
    seed,
    count,
  );
  const pool: Pool = new Map();
  const { dayId, runId, reportId, documentId } = stage;
  harvest(pool, JSON.stringify([dayId, runId, reportId, documentId, ...people.map(({ id }) => id)]));

  const round: Round = { found: [], tally: new Map() };
  for (const [index, request] of requests.entries()) {
    if (index % MEND_EVERY === 0) {
      await mend(
        portal,
        roles,
        people.map(({ key }) => key),
      );
      await portal.runJobs();
    }
    const caller = stage.callers[request.caller]!;
    const ipAddress = `198.51.${index % 250}.${index % 199}`;
    const answered = await askPortal(portal, pool, request, { ...caller, ipAddress }).catch(
      (fault: Error) => fault,
    );
    const wrong = answered instanceof Error ? `it threw ${answered.stack}` : verdict(answered);
    const logged = lines.splice(0).join('').slice(0, SHOWN);
    const { method, path, body } = request;
    if (wrong || logged)
      round.found.push({
        index,
        caller: caller.name,
        request: `${method} ${path} ${body?.slice(0, SHOWN) ?? ''}`,
        wrong: `${wrong ?? ''} ${logged}`,
      });
    if (answered instanceof Error) continue;
    const what = `${path === '/graphql' ? 'GraphQL' : 'REST'} ${answered.response.status}`;
    round.tally.set(what, (round.tally.get(what) ?? 0) + 1);
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
