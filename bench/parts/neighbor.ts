/**
 * A hostile neighbor: one caller sends the worst requests there are, of five kinds in sixty loops, while another works.
 * How much longer the other waits is compared within each round, alone and beside. First the hostile one has a budget,
 * later it is used up. Measured on PostgreSQL and on the embedded database.
 */
import { setMaxListeners } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { NEIGHBOR } from '../bars.ts';
import type { Asker } from '../company/askers.ts';
import { foundCompany, newPlace, type Place } from '../company/company.ts';
import { placeBeside } from '../company/placeBeside.ts';
import type { Load } from '../load/load.ts';
import type { Volley } from '../load/volley.ts';
import { computeMedian } from '../measure/statistics.ts';
import { toBody, webDocument } from '../operations/documents.ts';
import { printList } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import { startPortal } from '../servers/fleet.ts';
import type { Running } from '../servers/launch.ts';
import type { Part } from './part.ts';

const VOLUMES = { users: 400, weeksEach: 42, paidWeeksEach: 10, auditEntries: 1_000, sitting: 0 };
const ROUNDS = 5;
const REQUESTS = 200;
const LOOPS_OF_EACH = 12;
/** By then the budget of the hostile caller is used up, on any machine. */
const PATIENCE_MS = 120_000;
const PICTURE_BYTES = 5_000_000;

const WORST = `{ timeLogs(first: 1000) { edges { node { id date worked user {
  name daySummary { totalDays } paySummary { yearToDate { paid } } unsentWeek } } } } }`;

/** Sends one request of a kind. */
type Send = (path: string, init?: RequestInit) => Promise<Response>;

const query = (send: Send, text: string): Promise<Response> =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  });

let texts = 0;

/** The kinds of requests, the most expensive first. */
const KINDS: ((send: Send, runId: string) => Promise<Response>)[] = [
  (send) => query(send, WORST),
  // A new text each time, so that nothing about it is remembered.
  (send) => query(send, `{ ${`viewer { a${++texts}: nothing } `.repeat(200)} }`),
  (send, runId) => send(`/api/payroll/${runId}/statement`),
  (send) =>
    send('/api/receipts/files', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(PICTURE_BYTES),
    }),
  (send) => send('/api/time-logs', { headers: { accept: 'text/csv' } }),
];

const sendAs =
  ({ url }: Running, { token }: Asker, signal?: AbortSignal): Send =>
  (path, init = {}) =>
    fetch(`${url}${path}`, {
      ...init,
      ...(signal && { signal }),
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
    });

async function readRun(send: Send): Promise<string> {
  const response = await query(send, '{ payrollRuns(first: 1) { edges { node { id } } } }');
  const { data } = (await response.json()) as {
    data: { payrollRuns: { edges: { node: { id: string } }[] } };
  };
  return data.payrollRuns.edges[0]!.node.id;
}

/** Sends requests of all kinds in loops, until stopped. */
function flood(sendUntil: (signal: AbortSignal) => Send, runId: string): { stop: () => Promise<unknown> } {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const send = sendUntil(over.signal);
  const loops = KINDS.flatMap((kind) =>
    Array.from({ length: LOOPS_OF_EACH }, async () => {
      while (!over.signal.aborted) {
        // The portal hangs up on files that it does not want.
        const response = await kind(send, runId).catch(() => null);
        await response?.arrayBuffer().catch(() => undefined);
      }
    }),
  );
  return {
    stop: () => {
      over.abort();
      return Promise.all(loops);
    },
  };
}

/** How much longer the work takes beside a flood, round by round. */
async function compareRounds(
  startFlood: () => { stop: () => Promise<unknown> },
  work: () => Promise<number>,
): Promise<number[]> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await work();
    const flooding = startFlood();
    try {
      ratios.push((await work()) / alone);
    } finally {
      await flooding.stop();
    }
  }
  return ratios;
}

/** Sends the worst query until it is refused, as often at a time as no caller has to wait. */
async function useUpBudget(send: Send): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let isUsedUp = false;
  const ask = async (): Promise<void> => {
    while (!isUsedUp) {
      const response = await query(send, WORST);
      await response.arrayBuffer();
      if (response.status === 429) isUsedUp = true;
      if (Date.now() > end) throw new Error('The hostile neighbor was never refused.');
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
}

const p95 = (load: Load, volley: Volley) => async (): Promise<number> => (await load.fire(volley)).p95;

/** What the others wait beside the hostile one, times what they wait alone. */
async function measureBeside(place: Place, load: Load): Promise<{ within: number; beyond: number }> {
  const company = await foundCompany(place, VOLUMES);
  const [hostile, ...others] = company.drivers as [Asker, ...Asker[]];
  const portal = await startPortal(company.place, {});
  try {
    const document = webDocument('EmployeeDashboardQuery');
    const shots = others.map(({ key, token }) => ({
      token,
      body: toBody(document, { userId: `User_${key}` }, portal),
    }));
    const work = p95(load, { url: portal.url, shots, connections: 1, amount: REQUESTS, isOnceEach: false });
    await work();
    const send = sendAs(portal, hostile);
    const runId = await readRun(send);
    const startFlood = () => flood((signal) => sendAs(portal, hostile, signal), runId);
    const within = computeMedian(await compareRounds(startFlood, work));
    await useUpBudget(send);
    return { within, beyond: computeMedian(await compareRounds(startFlood, work)) };
  } finally {
    await portal.stop();
  }
}

export const neighbor: Part = {
  name: 'neighbor',
  run: async ({ company: { place }, load }) => {
    const databases: [string, Place][] = [
      ['PostgreSQL', await placeBeside(place, 'neighbor')],
      ['the embedded database', newPlace(mkdtempSync(join(place.dataDir, 'neighbor-')))],
    ];
    const promises = [];
    for (const [database, where] of databases) {
      const { within, beyond } = await measureBeside(where, load);
      printList(`A hostile neighbor on ${database}: 95 of 100 of the others, times what they wait alone`, [
        ['while it has a budget', within.toFixed(2)],
        ['once it is used up', beyond.toFixed(2)],
      ]);
      promises.push(
        promised(
          `On ${database}, beside a hostile neighbor within its budget, times alone`,
          within,
          NEIGHBOR,
        ),
        promised(
          `On ${database}, beside a hostile neighbor beyond its budget, times alone`,
          beyond,
          NEIGHBOR,
        ),
      );
    }
    return promises;
  },
};
