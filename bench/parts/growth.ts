/**
 * What each screen costs in the company and in one of a hundred people: a screen should cost by what it shows. Both
 * portals run all the time and are asked in turn, first page and middle page.
 */
import { GROWTH } from '../bars.ts';
import { type Company, foundCompany } from '../company/company.ts';
import { placeBeside } from '../company/placeBeside.ts';
import { share } from '../company/volumes.ts';
import type { Load } from '../load/load.ts';
import { computeMedian } from '../measure/statistics.ts';
import { toBody, webDocument } from '../operations/documents.ts';
import { SCREENS, type ScreenRequest } from '../operations/screens.ts';
import { digits, printRow } from '../report/print.ts';
import { type Promised, promised } from '../report/promises.ts';
import { startPortal } from '../servers/fleet.ts';
import type { Running } from '../servers/launch.ts';
import type { Part } from './part.ts';

/** The people of the small company, which has as much of everything for each of them. */
const FEW = 100;
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

/** Medians of both, in milliseconds; each slot of one is followed by one of the other. */
async function measure(load: Load, shots: readonly [Shot, Shot]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const amounts: number[] = [];
  for (const shot of shots)
    amounts.push(Math.max(FEWEST, Math.ceil(SLOT_MS / (await fire(load, shot, WARM_UP)))));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const index of round % 2 ? [1, 0] : [0, 1])
      times[index]!.push(await fire(load, shots[index]!, amounts[index]!));
  return [computeMedian(times[0]), computeMedian(times[1])];
}

export const growth: Part = {
  name: 'growth',
  run: async ({ portal, company, volumes, load }) => {
    const place = await placeBeside(company.place, 'growth');
    const fewer = share(volumes, FEW / volumes.users);
    const little: Asked = { company: await foundCompany(place, fewer), portal: await startPortal(place) };
    const large: Asked = { company, portal };
    const [few, many] = [fewer.users, volumes.users].map((users) => users.toLocaleString('en-US'));
    const promises: Promised[] = [];
    console.log(`\nScreens of ${few} people and of ${many}, milliseconds for one client`);
    printRow(['', few!, many!, '×'], 38);
    const compare = async (title: string, shots: [Shot, Shot]) => {
      const [before, after] = await measure(load, shots);
      printRow([title, digits(before), digits(after), (after / before).toFixed(2)], 38);
      promises.push(promised(`From ${few} to ${many} people: ${title}`, after / before, GROWTH));
    };
    try {
      for (const screen of SCREENS) {
        const shots: [Shot, Shot] = [shotOf(little, screen), shotOf(large, screen)];
        await readTotal(shots[0]);
        await compare(screen.title, shots);
        // The small company has no such page: what is compared is its first.
        const page = middlePage(screen.variables(company).first, await readTotal(shots[1]));
        if (page) await compare(`${screen.title}, middle page`, [shots[0], shotOf(large, screen, page)]);
      }
      return promises;
    } finally {
      await little.portal.stop();
    }
  },
};
