/** Every list of the table as CSV and JSON Lines: the rows of its JSON, all of them, and nothing that looks like all. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Papa from 'papaparse';
import { FORMULA } from 'rules/csvFormulas';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { z } from 'zod';
import { fingerprint } from '../../../test/support/fingerprint.ts';
import { ARRIVING, arrive, fillLists, nextOf, rowsIn } from '../../../test/support/fullLists.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { routes } from './routes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** How many rows are read at once. */
const PAGE = 500;
const CSV = 'text/csv';
const JSON_LINES = 'application/jsonl';

const lists = routes.filter(({ list }) => list);

let portal: TestPortal;
let admin: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.joinStaff('IT_Admin');
  const drivers = [];
  for (const firstName of ['Dario', '=1+1', 'Zoë "the boss", Jr.'])
    drivers.push(await portal.joinContractor({ firstName }));
  await fillLists(
    portal,
    drivers.map(({ key }) => key),
  );
  for (const path of ARRIVING) await arrive(portal, path, PAGE + 1);
});
afterAll(() => portal.close());

const ask = (path: string, accept?: string, { token }: Pick<Actor, 'token'> = admin) =>
  portal.fetch(`/api${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(accept === undefined ? {} : { accept }) },
  });

/** All of it, or an error. */
async function read(path: string, accept: string): Promise<string> {
  const response = await ask(path, accept);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `${accept}; charset=utf-8`]);
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.toString('utf8');
}

/** The list as JSON, page by page. */
async function readJson(path: string): Promise<object[]> {
  const rows: object[] = [];
  for (let next: string | undefined = `${path}?limit=1000`; next; ) {
    const { body, headers } = await portal.rest('GET', next, { token: admin.token });
    rows.push(...rowsIn(body));
    next = nextOf(headers);
  }
  return rows;
}

const tableIn = (text: string) => Papa.parse<string[]>(text.trimEnd(), { newline: '\r\n' }).data;

/** What the cells of a row say, by heading; what is null says nothing. */
function cellsOf(row: object, before = ''): [heading: string, cell: string][] {
  return Object.entries(row).flatMap(([name, value]): [string, string][] => {
    if (value === null) return [];
    if (typeof value === 'object' && !Array.isArray(value)) return cellsOf(value, `${before}${name}.`);
    const text = Array.isArray(value) ? JSON.stringify(value) : String(value);
    return [[before + name, typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text]];
  });
}

/** A query that no row fits. */
function fitsNone(query: z.ZodType | undefined): string {
  const filters = {
    search: 'no-such-name',
    startDate: '2099-01-05',
    weekStart: '2099-01-05',
    status: 'DRAFT',
  };
  const [filter] = Object.entries(filters).filter(([name]) => name in (query as z.ZodObject).shape);
  return new URLSearchParams([filter!]).toString();
}

describe.each(lists)('$path', ({ path, query }) => {
  test('has the same rows in every form, more than are read at once', async () => {
    const rows = await readJson(path);
    expect(rows.length).toBeGreaterThan(PAGE);

    const lines = (await read(path, JSON_LINES)).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line))).toEqual(rows);

    const text = await read(path, CSV);
    const [headings = [], ...table] = tableIn(text.slice(1));
    expect([text[0], text.slice(-2), new Set(headings).size]).toEqual(['\ufeff', '\r\n', headings.length]);
    const filled = (cells: (string | undefined)[][]) => Object.fromEntries(cells.filter(([, cell]) => cell));
    const cellsIn = (row: string[]) => headings.map((heading, column) => [heading, row[column]]);
    expect(table.map((row) => filled(cellsIn(row)))).toEqual(rows.map((row) => filled(cellsOf(row))));
  });

  test('is a heading without rows, or nothing, where it is empty', async () => {
    const [full] = (await read(path, CSV)).split('\r\n', 1);
    const none = fitsNone(query);
    expect(await read(`${path}?${none}`, CSV)).toBe(`${full}\r\n`);
    expect(await read(`${path}?${none}`, JSON_LINES)).toBe('');
  });

  test('fails as a whole if its caller may not read on', async () => {
    for (const type of [CSV, JSON_LINES]) {
      const token = await portal.signIn(admin.key);
      const response = await ask(path, type, { token });
      expect(response.status).toBe(200);
      await portal.rest('POST', '/auth/logout', { token });
      await expect(response.text()).rejects.toThrow();
    }
  });

  test('has no pages but in JSON, and says so', async () => {
    for (const [name, value] of Object.entries({ page: '1', limit: '10', after: 'x' })) {
      const { status, body } = await portal.rest('GET', `${path}?${name}=${value}`, {
        token: admin.token,
        headers: { accept: name === 'page' ? JSON_LINES : CSV },
      });
      const error = `${name}: A list as CSV or JSON Lines is always sent in full.`;
      expect([status, body]).toEqual([400, { code: 'VALIDATION', error, details: [error] }]);
    }
  });
});

test('a text that would run as a formula has an apostrophe in front, and a name all its letters', async () => {
  const [headings = [], ...table] = tableIn(await read('/contractors', CSV));
  const names = table.map((row) => row[headings.indexOf('firstName')]);
  expect(names).toEqual(expect.arrayContaining(["'=1+1", 'Zoë "the boss", Jr.']));
});

test('CSV is an attachment with the name of its list', async () => {
  const named = async (path: string, type: string) =>
    (await ask(path, type)).headers.get('content-disposition');
  expect(await named('/staff/all', CSV)).toBe('attachment; filename="staff-all.csv"');
  expect(await named('/staff/all', JSON_LINES)).toBeNull();
});

test('a page is read only once the one before it has left', async () => {
  const { sql } = portal.services;
  let pages = 0;
  portal.services.sql = Object.create(sql, {
    read: {
      value: (...args: Parameters<typeof sql.read>) => {
        if (args[1].strings.join().includes('order by "entry"."timestamp"')) pages += 1;
        return sql.read(...args);
      },
    },
  });
  onTestFinished(() => {
    portal.services.sql = sql;
  });
  await arrive(portal, '/logs', 4 * PAGE);
  const reader = (await ask('/logs', CSV)).body!.getReader();
  const seen: [parts: number, pages: number][] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read())
    seen.push([seen.length + 1, pages]);
  expect(seen.length).toBeGreaterThan(4);
  expect(seen).toEqual(seen.map(([parts]) => [parts, parts]));
});

longTest(
  '100,000 audit entries stream with flat memory',
  async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const used = () => {
      collectGarbage();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return (heapUsed + arrayBuffers) / 2 ** 20;
    };
    await arrive(portal, '/logs', 100_000);
    const reader = (await ask('/logs', CSV)).body!.getReader();
    let sent = 0;
    const samples: number[] = [];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      sent += part.value.byteLength;
      if (samples.push(0) % 20 === 0) samples[samples.length - 1] = used();
    }
    const measured = samples.filter(Boolean);
    expect(sent / 2 ** 20).toBeGreaterThan(8);
    expect(Math.max(...measured) - measured[0]!).toBeLessThan(4);
  },
  600_000,
);

describe('Accept', () => {
  test.each([
    [undefined, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'application/json'],
    ['Application/JSON; charset=utf-8', 'application/json'],
    ['text/*', CSV],
    ['text/csv; header=present; Q=0.4, application/json;q=0.3', CSV],
    ['application/json;q=0, */*', CSV],
    ['text/csv;q=0.5, application/jsonl', JSON_LINES],
  ])('%j is %s', async (accept, type) => {
    const response = await ask('/payroll', accept);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    await response.body?.cancel();
  });

  test('that no route can meet is 406 at each, and nothing is done', async () => {
    const before = await fingerprint(portal.database);
    for (const { method, path, produces, list, run } of routes) {
      const { status, body } = await portal.rest(method, path.replace(/:\w+/g, admin.id), {
        token: admin.token,
        headers: { accept: 'image/webp, text/html;q=0.9, */*;q=0' },
        ...(method === 'GET' ? {} : { body: {} }),
      });
      const types = produces ?? ['application/json', ...(list || run ? [CSV, JSON_LINES] : [])];
      expect([status, body], `${method} ${path}`).toEqual([
        406,
        {
          code: 'NOT_ACCEPTABLE',
          error: `Accept allows none of what this address sends: ${types.join(', ')}.`,
        },
      ]);
    }
    expect(await fingerprint(portal.database)).toBe(before);
  });

  test('of a browser gets the file of a route that has one', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const { path } of routes.filter(({ produces }) => produces)) {
      const { status } = await ask(path.replace(':id', admin.id), browser);
      expect(status, path).not.toBe(406);
    }
    const { status, headers } = await ask(`/staff/${admin.id}/records`, browser);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  });
});
