/**
 * A hostile neighbor: one caller sends the worst requests there are while another works. How much longer the other
 * waits is compared within each round, alone and beside. First the hostile one has a budget, later it is used up.
 */
import { NEIGHBOR } from '../bars.ts';
import type { Asker } from '../company/askers.ts';
import { foundCompany } from '../company/company.ts';
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
const AT_ONCE = 6;
/** By then the budget of the hostile caller is used up, on any machine. */
const PATIENCE_MS = 120_000;

const WORST = `{ timeLogs(first: 1000) { edges { node { id date worked user {
  name daySummary { totalDays } paySummary { yearToDate { paid } } unsentWeek } } } } }`;

/** Sends the worst request once; returns the status of the response. */
async function sendWorst({ url }: Running, { token }: Asker): Promise<number> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: WORST }),
  });
  await response.arrayBuffer();
  return response.status;
}

const inLanes = (lane: () => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: AT_ONCE }, lane));

/** Sends the worst requests until stopped. */
function flood(portal: Running, hostile: Asker): { stop: () => Promise<unknown> } {
  let isOver = false;
  const lanes = inLanes(async () => {
    while (!isOver) await sendWorst(portal, hostile);
  });
  return {
    stop: () => {
      isOver = true;
      return lanes;
    },
  };
}

/** How much longer the work takes beside a flood, round by round. */
async function compareRounds(
  portal: Running,
  hostile: Asker,
  work: () => Promise<number>,
): Promise<number[]> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await work();
    const flooding = flood(portal, hostile);
    try {
      ratios.push((await work()) / alone);
    } finally {
      await flooding.stop();
    }
  }
  return ratios;
}

/** Sends the worst requests until one is refused. */
async function useUpBudget(portal: Running, hostile: Asker): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  await inLanes(async () => {
    while ((await sendWorst(portal, hostile)) !== 429)
      if (Date.now() > end) throw new Error('The hostile neighbor was never refused.');
  });
}

const p95 = (load: Load, volley: Volley) => async (): Promise<number> => (await load.fire(volley)).p95;

export const neighbor: Part = {
  name: 'neighbor',
  run: async ({ company: { place }, load }) => {
    const company = await foundCompany(await placeBeside(place, 'neighbor'), VOLUMES);
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
      const within = computeMedian(await compareRounds(portal, hostile, work));
      await useUpBudget(portal, hostile);
      const beyond = computeMedian(await compareRounds(portal, hostile, work));
      printList('A hostile neighbor: 95 of 100 of the others, times what they wait alone', [
        ['while it has a budget', within.toFixed(2)],
        ['once it is used up', beyond.toFixed(2)],
      ]);
      return [
        promised('Beside a hostile neighbor within its budget, times alone', within, NEIGHBOR),
        promised('Beside a hostile neighbor beyond its budget, times alone', beyond, NEIGHBOR),
      ];
    } finally {
      await portal.stop();
    }
  },
};
