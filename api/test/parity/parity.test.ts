/**
 * REST and GraphQL return and do the same. Two portals start alike, and people take the same steps in both, in random
 * order, in one through REST and in the other through GraphQL. The test compares every response, and after each
 * sequence every remaining row, including the audit log.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { requestError } from '../../src/operation/errors.ts';
import { Ids, like, madeId, type Reply, throughGraphQL, throughRest } from './entryPoints.ts';
import { listRows } from './rows.ts';
import { openSide, type Side } from './side.ts';
import { type Move, move, STEPS } from './steps.ts';

/** Opening two portals is slow on a busy machine. */
const TIMEOUT_MS = 300_000;
const STEPS_A_SEQUENCE = 20;
const SEQUENCES = process.env.LONG ? 300 : 3;

let rest: Side;
let graph: Side;
beforeAll(async () => {
  rest = await openSide();
  graph = await openSide();
}, TIMEOUT_MS);
afterAll(() => Promise.all([rest.portal.close(), graph.portal.close()]));

async function play(moves: readonly Move[]): Promise<void> {
  await rest.restore();
  await graph.restore();
  const restIds = new Ids(rest.known);
  const graphIds = new Ids(graph.known);
  const onlyThroughRest = new Set<string>();
  for (const { what, who, args } of moves) {
    const step = STEPS[what]!;
    const fromRest = await throughRest(rest.portal, rest.people[who]!, step.rest(restIds, args));
    const fromGraph = await throughGraphQL(graph.portal, graph.people[who]!, step.graphql(graphIds, args));
    if ('code' in fromRest && isAskedInOtherOrder(fromRest, fromGraph)) {
      const entry = (await rest.portal.audit({ action: 'ACCESS_DENIED' })).at(-1);
      if (fromRest.code === 'FORBIDDEN' && entry) onlyThroughRest.add(entry.id);
      continue;
    }
    const [restId, graphId] = [madeId(fromRest), madeId(fromGraph)];
    if (step.makes && restId && graphId) {
      restIds.note(step.makes, restId);
      graphIds.note(step.makes, graphId);
    }
    const said = (ids: Ids, reply: object) => ids.named(JSON.stringify(withoutTies(ids, reply)));
    expect(said(restIds, like(fromRest, fromGraph) as object), `${what}, by ${rest.people[who]!.email}`).toBe(
      said(graphIds, fromGraph),
    );
  }
  expect(await listRows(rest.portal.database, onlyThroughRest)).toEqual(
    await listRows(graph.portal.database),
  );
}

/** Days of one date and runs of one week are ordered by their random ids; here, they are ordered by their content. */
function withoutTies(ids: Ids, { result, ...reply }: Partial<Record<string, unknown>>): unknown {
  const placed = ['date', 'weekStart'].find(
    (name) => Array.isArray(result) && result.every((row) => name in row),
  );
  if (!placed) return { ...reply, result };
  const rows = result as Record<string, unknown>[];
  const places = rows.map((row) => row[placed]);
  return rows
    .map((row) => ({ place: places.indexOf(row[placed]), text: ids.named(JSON.stringify(row)) }))
    .sort((a, b) => a.place - b.place || (a.text < b.text ? -1 : 1));
}

/**
 * The one difference: for a caller without the right and with wrong input, REST reports the missing right and records
 * it, and GraphQL reports the input, because it reads the input first. Neither does anything.
 */
const isAskedInOtherOrder = (fromRest: Reply, fromGraph: Reply): boolean =>
  'code' in fromGraph &&
  fromGraph.code === 'VALIDATION' &&
  (['FORBIDDEN', 'UNAUTHENTICATED'] as const).some(
    (code) => 'code' in fromRest && fromRest.code === code && fromRest.message === requestError(code).message,
  );

test(
  'steps have the same result through both entry points',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: STEPS_A_SEQUENCE, maxLength: STEPS_A_SEQUENCE }), play),
      { numRuns: SEQUENCES, endOnFailure: true, includeErrorInReport: true },
    );
  },
  process.env.LONG ? 20 * 60_000 : TIMEOUT_MS,
);
