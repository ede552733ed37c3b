/**
 * REST and GraphQL say and do the same. Two portals start alike; people do the same things in both, in an order drawn by
 * chance, in one through REST and in the other through GraphQL. Every answer is compared, and after each sequence every
 * row that is left, the audit log with it.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { doorError } from '../graphql/errors.ts';
import { type Actor, openTestPortal, type TestPortal } from '../testing/portal.ts';
import { takeSnapshot } from '../testing/snapshot.ts';
import { Ids, like, type Reply, throughGraphQL, throughRest } from './doors.ts';
import { rowsOf } from './rows.ts';
import { type Move, move, STEPS } from './steps.ts';

/** Opening two portals takes long on a machine that is busy. */
const PATIENCE_MS = 300_000;
const STEPS_A_SEQUENCE = 20;
const SEQUENCES = process.env.LONG ? 1000 : 25;

interface Side {
  portal: TestPortal;
  people: readonly Actor[];
  restore: () => Promise<void>;
}

/** A portal with one of each who matters, under the same names on both sides. */
async function openSide(): Promise<Side> {
  const portal = await openTestPortal();
  const people: Actor[] = [];
  for (const role of ['IT_Admin', 'Manager', 'HR', 'Accountant', 'Employee'] as const)
    people.push(
      await portal.join({ kind: 'STAFF', roles: [role], firstName: role, email: `${role}@example.com` }),
    );
  for (const firstName of ['Dana', 'Eli'])
    people.push(await portal.join({ firstName, email: `${firstName}@example.com`, dailyRate: 200 }));
  const { restore } = await takeSnapshot(portal.database);
  return { portal, people, restore };
}

let rest: Side;
let graph: Side;
beforeAll(async () => {
  rest = await openSide();
  graph = await openSide();
}, PATIENCE_MS);
afterAll(() => Promise.all([rest.portal.close(), graph.portal.close()]));

/** The id of what was made, where something was. */
const madeId = (reply: Reply): string | undefined => {
  if (!('answer' in reply)) return undefined;
  const answer = reply.answer as { id?: string; payrollRun?: { id: string } };
  return answer.id ?? answer.payrollRun?.id;
};

async function play(moves: readonly Move[]): Promise<void> {
  await rest.restore();
  await graph.restore();
  const restIds = new Ids(rest.people);
  const graphIds = new Ids(graph.people);
  const onlyThroughRest = new Set<string>();
  for (const { what, who, args } of moves) {
    const step = STEPS[what]!;
    // Whoever may most does most, else hardly anything would happen.
    const index = who < rest.people.length ? who : who % 2;
    const fromRest = await throughRest(rest.portal, rest.people[index]!, step.rest(restIds, args));
    const fromGraph = await throughGraphQL(graph.portal, graph.people[index]!, step.graphql(graphIds, args));
    const inner = 'answer' in fromGraph ? unwrapped(fromGraph) : fromGraph;
    if ('code' in fromRest && isAskedInOtherOrder(fromRest, inner)) {
      const entry = (await rest.portal.audit({ action: 'ACCESS_DENIED' })).at(-1);
      if (fromRest.code === 'FORBIDDEN' && entry) onlyThroughRest.add(entry.id);
      continue;
    }
    const [restId, graphId] = [madeId(fromRest), madeId(inner)];
    if (step.makes && restId && graphId) {
      restIds.note(step.makes, restId);
      graphIds.note(step.makes, graphId);
    }
    const said = (ids: Ids, reply: unknown) => ids.named(JSON.stringify(reply));
    expect(said(restIds, like(fromRest, inner)), `${what}, by ${rest.people[index]!.email}`).toBe(
      said(graphIds, inner),
    );
  }
  expect(await rowsOf(rest.portal.database, onlyThroughRest)).toEqual(await rowsOf(graph.portal.database));
}

/**
 * The one difference: of somebody who may not, and whose input is wrong as well, REST says the first and enters it, and
 * GraphQL the second, as it reads the input before anything else. Neither does anything.
 */
const isAskedInOtherOrder = (fromRest: Reply, fromGraph: Reply): boolean =>
  'code' in fromGraph &&
  fromGraph.code === 'VALIDATION' &&
  (['FORBIDDEN', 'UNAUTHENTICATED'] as const).some(
    (code) => 'code' in fromRest && fromRest.code === code && fromRest.message === doorError(code).message,
  );

/** A payload's record, where REST answers the record itself. */
const unwrapped = (reply: { answer: unknown }): Reply => {
  const { answer } = reply;
  const isPayload =
    typeof answer === 'object' && answer !== null && 'payrollRun' in answer && !('id' in answer);
  return isPayload ? { answer: answer.payrollRun } : reply;
};

test(
  `${SEQUENCES * STEPS_A_SEQUENCE} steps come to the same through both doors`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: STEPS_A_SEQUENCE, maxLength: STEPS_A_SEQUENCE }), play),
      { numRuns: SEQUENCES, endOnFailure: true },
    );
  },
  process.env.LONG ? 60 * 60_000 : PATIENCE_MS,
);
