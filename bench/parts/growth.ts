/**
 * What each screen costs in a small, a middle and a large company in which all contractors work, so that each has full
 * pages: a screen should cost by what it shows. All portals run all the time and are asked in turn, first page and
 * middle page. With `--svg`, the times become docs/growth.svg.
 */
import { writeFileSync } from 'node:fs';
import { GROWTH } from '../bars.ts';
import { type Company, foundCompany } from '../company/company.ts';
import { placeBeside } from '../company/placeBeside.ts';
import { share } from '../company/volumes.ts';
import type { Load } from '../load/load.ts';
import { computeMedian } from '../measure/statistics.ts';
import { toBody, webDocument } from '../operations/documents.ts';
import { SCREENS, type ScreenRequest } from '../operations/screens.ts';
import { drawGrowth, type ScreenTimes } from '../report/growthChart.ts';
import { digits, printRow } from '../report/print.ts';
import { type Promised, promised } from '../report/promises.ts';
import { startPortal } from '../servers/fleet.ts';
import type { Running } from '../servers/launch.ts';
import type { Part, Stage } from './part.ts';

/** The people of the smaller companies, which have as much of everything for each of them. */
const FEWER = [100, 1_000];
/** All contractors work now. */
const SPREAD = 1;
const PICTURE = new URL('../../docs/growth.svg', import.meta.url);
const ROUNDS = 5;
const WARM_UP = 20;
const SLOT_MS = 400;
const FEWEST = 5;

interface Asked {
  portal: Running;
  company: Company;
}

interface Shot {
  url: string;
  token: string;
  body: string;
}

function shotOf({ portal, company }: Asked, screen: ScreenRequest, more: object = {}): Shot {
  const { token } = screen.asker === 'driver' ? company.drivers[0]! : company[screen.asker];
  const variables = { ...screen.variables(company), ...more };
  return { url: portal.url, token, body: toBody(webDocument(screen.document), variables, portal) };
}

/** The number of rows of a response's first list with numbered pages; undefined if it has none. */
function findTotal(value: unknown): number | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if ('totalCount' in value && typeof value.totalCount === 'number') return value.totalCount;
  for (const inner of Object.values(value)) {
    const total = findTotal(inner);
    if (total !== undefined) return total;
  }
  return undefined;
}

/** Sends the request once and returns its list's total. Throws an Error if a field fails. */
async function readTotal({ url, token, body }: Shot): Promise<number | undefined> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${body.slice(0, 200)}: ${errors[0].message}`);
  return findTotal(data);
}

/** The variables of the list's middle page; undefined if there is only one page. */
function middlePage(size: unknown, total: number | undefined): { after: string } | undefined {
  if (typeof size !== 'number' || total === undefined || total <= size) return undefined;
  const row = size * Math.floor(total / size / 2);
  return { after: btoa(`OffsetConnection:${Math.max(size, row) - 1}`) };
}

async function fire(load: Load, { url, ...shot }: Shot, amount: number): Promise<number> {
  return (await load.fire({ url, shots: [shot], connections: 1, amount, isOnceEach: false })).p50;
}

/** Medians in milliseconds; each round asks all of them, in turn from the first and from the last. */
async function measure(load: Load, shots: readonly Shot[]): Promise<number[]> {
  const asked: { shot: Shot; amount: number; times: number[] }[] = [];
  for (const shot of shots) {
    const amount = Math.max(FEWEST, Math.ceil(SLOT_MS / (await fire(load, shot, WARM_UP))));
    asked.push({ shot, amount, times: [] });
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { shot, amount, times } of round % 2 ? asked.toReversed() : asked)
      times.push(await fire(load, shot, amount));
  return asked.map(({ times }) => computeMedian(times));
}

async function startCompany({ company, volumes }: Stage, users: number): Promise<Asked> {
  const place = await placeBeside(company.place, `of_${users}`);
  const own = { ...share(volumes, users / volumes.users), spread: SPREAD };
  return { company: await foundCompany(place, own), portal: await startPortal(place) };
}

export const growth: Part = {
  name: 'growth',
  run: async (stage) => {
    const { volumes, load, drawsPictures } = stage;
    const users = [...FEWER.filter((fewer) => fewer < volumes.users), volumes.users];
    const companies: Asked[] = [];
    const sizes = users.map((amount) => amount.toLocaleString('en-US'));
    const promises: Promised[] = [];
    const drawn: ScreenTimes[] = [];
    try {
      for (const amount of users) companies.push(await startCompany(stage, amount));
      const large = companies.at(-1)!;
      console.log('\nScreens by the number of people, milliseconds for one client');
      printRow(['', ...sizes, '×'], 38);
      const compare = async (title: string, shots: readonly Shot[]) => {
        const times = await measure(load, shots);
        const ratio = times.at(-1)! / times[0]!;
        printRow([title, ...times.map(digits), ratio.toFixed(2)], 38);
        promises.push(promised(`From ${sizes[0]} to ${sizes.at(-1)} people: ${title}`, ratio, GROWTH));
        drawn.push({ title, times });
      };
      for (const screen of SCREENS) {
        const shots = companies.map((asked) => shotOf(asked, screen));
        let total: number | undefined;
        for (const shot of shots) total = await readTotal(shot);
        await compare(screen.title, shots);
        // Smaller companies have no such page, so their first one is compared.
        const page = middlePage(screen.variables(large.company).first, total);
        if (page)
          await compare(`${screen.title}, middle page`, [...shots.slice(0, -1), shotOf(large, screen, page)]);
      }
      if (drawsPictures) writeFileSync(PICTURE, drawGrowth(sizes, drawn));
      return promises;
    } finally {
      for (const { portal } of companies) await portal.stop();
    }
  },
};
