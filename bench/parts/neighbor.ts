/**
 * A hostile neighbor: one caller sends the worst requests there are, of five kinds in sixty loops, while another works.
 * How much longer the other waits is compared within each round, alone and beside. First the hostile one has a budget,
 * later it is used up. Measured on PostgreSQL and on the embedded database.
 */
import { setMaxListeners } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { NEIGHBOR } from '../bars.ts';
import type { Asker } from '../company/askers.ts';
import { type Company, foundCompany, newPlace, type Place } from '../company/company.ts';
import { placeBeside } from '../company/placeBeside.ts';
import type { Load } from '../load/load.ts';
import type { Volley } from '../load/volley.ts';
import { computeMedian } from '../measure/statistics.ts';
import { toBody, webDocument } from '../operations/documents.ts';
import { submit } from '../operations/submit.ts';
import { printList } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import { startPortal } from '../servers/fleet.ts';
import type { Running } from '../servers/launch.ts';
import { askGraph } from './asking.ts';
import type { Part } from './part.ts';

const VOLUMES = { users: 400, weeksEach: 42, paidWeeksEach: 10, auditEntries: 1_000, sitting: 0 };
const ROUNDS = 5;
const REQUESTS = 200;
const LOOPS_OF_EACH = 12;
/** By then the budget of the hostile caller is used up, on any machine. */
const PATIENCE_MS = 120_000;
/** Twelve megapixels, as from a phone, with as much detail as possible. */
const PHOTO = {
  width: 4000,
  height: 3000,
  channels: 3,
  noise: { type: 'gaussian', mean: 128, sigma: 30 },
} as const;

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

/** What the hostile caller sends: the id of a payroll run, and a photo. */
interface Means {
  runId: string;
  photo: Uint8Array<ArrayBuffer>;
}

/** The kinds of requests, the most expensive first. */
const KINDS: ((send: Send, means: Means) => Promise<Response>)[] = [
  (send) => query(send, WORST),
  // A new text each time, so that nothing about it is remembered.
  (send) => query(send, `{ ${`viewer { a${++texts}: nothing } `.repeat(200)} }`),
  (send, { runId }) => send(`/api/payroll/${runId}/statement`),
  (send, { photo }) =>
    send('/api/receipts/files', { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: photo }),
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

const PAY = `mutation ($input: ProcessWeeklyPayrollInput!) { processed: processWeeklyPayroll(input: $input) {
  ... on Error { message } ... on ProcessWeeklyPayrollPayload { payrollRun { id } } } }`;

/** Puts the hostile caller on payroll, which makes a pay statement, and makes a photo. */
async function equip(portal: Running, manager: Asker, { key }: Asker): Promise<Means> {
  const [question] = submit.questions({ admin: manager, manager, payees: [key] } as unknown as Company, 1);
  const { processed } = await askGraph(portal, manager, PAY, question!.variables);
  const photo = await sharp({ create: { ...PHOTO, background: 'white' } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { runId: processed.payrollRun.id, photo: new Uint8Array(photo) };
}

/** Throws an Error if one of the kinds is refused without a flood. */
async function checkKinds(send: Send, means: Means): Promise<void> {
  for (const kind of KINDS) {
    const { status, url } = await kind(send, means);
    if (status >= 300 && !url.endsWith('/graphql')) throw new Error(`${url} answered ${status}`);
  }
}

/** Sends requests of all kinds in loops, until stopped. */
function flood(sendUntil: (signal: AbortSignal) => Send, means: Means): { stop: () => Promise<unknown> } {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const send = sendUntil(over.signal);
  const loops = KINDS.flatMap((kind) =>
    Array.from({ length: LOOPS_OF_EACH }, async () => {
      while (!over.signal.aborted) {
        // The portal hangs up on files that it does not want.
        const response = await kind(send, means).catch(() => null);
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
    const means = await equip(portal, company.manager, hostile);
    await checkKinds(send, means);
    const startFlood = () => flood((signal) => sendAs(portal, hostile, signal), means);
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
