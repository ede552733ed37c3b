/**
 * Lists over REST: in full if no page is requested, otherwise a page that says what is missing. Nothing is cut
 * silently.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  ARRIVING,
  arrive,
  fillLists,
  type ListedRow,
  nextOf,
  ROWS_EACH,
  rowsIn,
} from '../../../test/support/fullLists.ts';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { createServer, listen } from '../../app/server.ts';
import { LIST_TYPES } from './listForms.ts';
import { routes } from './routes.ts';

// Reading thousands of rows takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Much more than these tests use. */
const BUDGET_SECONDS = 3_000;

let portal: TestPortal;
let server: Server;
let address: string;
let readers: Record<string, Actor>;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal({ databaseSeconds: BUDGET_SECONDS });
  server = createServer({ app: portal.app, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  readers = {
    manager: await portal.joinStaff('Manager'),
    accountant: await portal.joinStaff('Accountant'),
    administrator: await portal.joinStaff('IT_Admin'),
  };
  const drivers = [];
  for (let index = 0; index < DRIVERS; index += 1) drivers.push(await portal.joinContractor());
  driver = drivers[0]!;
  await fillLists(
    portal,
    drivers.map(({ key }) => key),
  );
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});

const DRIVERS = 5;
const ROWS = DRIVERS * ROWS_EACH;

const cents = (rows: ListedRow[]) => rows.reduce((sum, { totalPay }) => sum + Math.round(totalPay * 100), 0);
const listIds = (rows: ListedRow[]) => rows.map(({ id }) => id);

const lists = routes.filter(({ list }) => list && list.pageSize === undefined);
const LISTS = lists.map(({ path }) => path);
const PAGED = routes.filter(({ list }) => list?.pageSize).map(({ path }) => path);

test('the lists are the four of the contract, and each describes its pages', () => {
  expect(LISTS.sort()).toEqual(['/payroll', '/reports', '/tax-documents', '/time-logs']);
});

test('the others are those of the contract with pagination', () => {
  expect(PAGED.sort()).toEqual(ARRIVING);
});

describe.each(PAGED)('%s', (path) => {
  const read = async (address: string) => {
    const { body, headers } = await portal.rest('GET', address, { token: readers.administrator!.token });
    return {
      ids: listIds(rowsIn(body)),
      pagination: body.pagination ?? body.data.pagination,
      next: nextOf(headers),
      total: Number(headers.get('x-total-count')),
      changed: headers.get('x-list-changed'),
    };
  };

  test('is read to the end by its links, whatever arrives before them, and says that something has', async () => {
    await arrive(portal, path, 5);
    const { ids: all } = await read(`${path}?limit=1000`);
    const one = await read(`${path}?limit=2`);
    expect(one).toMatchObject({
      ids: all.slice(0, 2),
      total: all.length,
      pagination: { page: 1, limit: 2, total: all.length, totalPages: Math.ceil(all.length / 2) },
      changed: null,
    });
    expect(await read(one.next!)).toMatchObject({ ids: all.slice(2, 4), changed: null });
    await arrive(portal, path);
    const seen = [...one.ids];
    for (let { next } = one; next; ) {
      const page = await read(next);
      expect([page.pagination.page, page.changed]).toEqual([1 + seen.length / 2, 'true']);
      seen.push(...page.ids);
      next = page.next;
    }
    expect(seen).toEqual(all);
  });
});

describe.each(LISTS)('%s', (path) => {
  test.each(family(['manager', 'accountant', 'administrator']))('is whole for the %s', async (role) => {
    const { status, body, headers } = await portal.rest('GET', path, { token: readers[role]!.token });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const rows = rowsIn(body);
    expect(new Set(listIds(rows)).size).toBe(ROWS);
    expect(rows).toHaveLength(ROWS);
    const route = lists.find((one) => one.path === path)!;
    route.response.parse(body);
  });

  longTest('comes page by page if requested, to the last row and in the same order', async () => {
    const { token } = readers.manager!;
    const whole = listIds(rowsIn((await portal.rest('GET', path, { token })).body));
    const seen: string[] = [];
    let next: string | undefined = `${path}?limit=400`;
    while (next) {
      const { status, body, headers } = await portal.rest('GET', next, { token });
      expect([status, headers.get('x-total-count')]).toEqual([200, String(ROWS)]);
      seen.push(...listIds(rowsIn(body)));
      next = nextOf(headers);
    }
    expect(seen).toEqual(whole);
  });

  test('says how much there is if a page has less', async () => {
    const { token } = readers.manager!;
    const page = async (query: string) => {
      const { status, body, headers } = await portal.rest('GET', `${path}?${query}`, { token });
      return [status, rowsIn(body).length, headers.get('x-total-count'), headers.get('link')];
    };
    const next = (query: string) =>
      expect.stringMatching(new RegExp(`^</api${path}\\?${query}&after=[\\w%]+>; rel="next"$`));
    expect(await page('page=1')).toEqual([200, 100, String(ROWS), next('page=2&limit=100')]);
    expect(await page('limit=1000')).toEqual([200, 1000, String(ROWS), next('limit=1000&page=2')]);
    expect(await page('limit=1000&page=2')).toEqual([200, ROWS - 1000, String(ROWS), null]);
    expect(await page('page=999999999&limit=1000')).toEqual([200, 0, String(ROWS), null]);
    const refused = async (query: string) => {
      const { status, body } = await portal.rest('GET', `${path}?${query}`, { token });
      return [status, body.code, body.error];
    };
    expect(await refused('page=0')).toEqual([400, 'VALIDATION', 'page: Expected a whole number from 1 on.']);
    expect(await refused('limit=0')).toEqual([
      400,
      'VALIDATION',
      'limit: Expected a whole number from 1 on.',
    ]);
    expect(await refused('limit=1001')).toEqual([400, 'VALIDATION', 'limit must be at most 1000.']);
    expect(await refused('after=nonsense')).toEqual([
      400,
      'VALIDATION',
      'The cursor does not belong to this list.',
    ]);
  });
});

longTest(
  'a list that has begun to leave waits for its caller’s budget, and is whole in the end',
  async () => {
    const { key, token } = readers.accountant!;
    const { database } = portal.services.budgets;
    const request = new Request('http://localhost/api/payroll', {
      headers: { authorization: `Bearer ${token}` },
    });
    const response = await portal.app.fetch(request, { requestId: 'one', ipAddress: null });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader.read()).value!;
    const all = 2 * BUDGET_SECONDS;
    const hasSome = database.hasSome.bind(database);
    const refused = vi.spyOn(database, 'hasSome').mockImplementation((caller) => {
      const isAllowed = hasSome(caller);
      if (!isAllowed) database.spend(key, -all);
      return isAllowed;
    });
    onTestFinished(() => refused.mockRestore());
    database.spend(key, all);
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    expect(JSON.parse(text)).toHaveLength(ROWS);
    expect(refused).toHaveReturnedWith(false);
  },
);

describe('payroll', () => {
  const summed = async (where = 'TRUE'): Promise<[number, number]> => {
    const { rows } = await portal.database.pool.query(
      `SELECT count(*)::int AS count, (sum("totalPay") * 100)::int AS cents FROM "PayrollRun" WHERE ${where}`,
    );
    return [rows[0].count, rows[0].cents];
  };

  longTest('adds up to what the database says, for all and for one person', async () => {
    const ask = async (query: string, { token }: Actor) =>
      rowsIn((await portal.rest('GET', `/payroll${query}`, { token })).body);
    const all = await ask('', readers.accountant!);
    expect([all.length, cents(all)]).toEqual(await summed());
    const own = await ask('', driver);
    expect([own.length, cents(own)]).toEqual(await summed(`"userId" = '${driver.key}'`));
    const late = await ask('?startDate=2024-01-01', readers.accountant!);
    expect([late.length, cents(late)]).toEqual(await summed(`"weekEnd" >= '2024-01-01'`));
  });

  test('is read back and forth with the cursors of its rows', async () => {
    const page = async (args: string) => {
      const { data, errors } = await portal.graphql(
        `{ payrollRuns(${args}) { pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } } }`,
        {},
        readers.manager!.token,
      );
      expect(errors).toBeUndefined();
      return data.payrollRuns;
    };
    const nodes = ({ edges }: { edges: { node: ListedRow }[] }) => listIds(edges.map(({ node }) => node));
    const all = await page('first: 30');
    const [one, two] = [await page('first: 7'), all.edges[6].cursor];
    const rest = await page(`first: 23, after: "${two}"`);
    expect([...nodes(one), ...nodes(rest)]).toEqual(nodes(all));
    expect([one.pageInfo.hasPreviousPage, one.pageInfo.hasNextPage]).toEqual([false, true]);
    expect(nodes(await page(`last: 5, before: "${all.edges[12].cursor}"`))).toEqual(nodes(all).slice(7, 12));
    const counted = Buffer.from('OffsetConnection:9').toString('base64');
    const third = await page(`first: 5, after: "${counted}"`);
    expect(nodes(third)).toEqual(nodes(all).slice(10, 15));
    expect(third.pageInfo.hasPreviousPage).toBe(true);
    const behind = await portal.rest('GET', '/payroll?limit=1000&page=99', { token: readers.manager!.token });
    expect([rowsIn(behind.body), behind.headers.get('link')]).toEqual([[], null]);
    const broken = await portal.graphql(
      '{ payrollRuns(after: "nonsense") { totalCount edges { node { id } } } }',
      {},
      readers.manager!.token,
    );
    expect(broken.errors?.[0]?.extensions.code).toBe('VALIDATION');
  });

  longTest(
    'keeps its place on linked pages while runs leave, and says that the list has changed',
    async () => {
      const { token } = readers.manager!;
      const mark = (status: string, ids: string[]) =>
        portal.database.pool.query(
          `UPDATE "PayrollRun" SET status = $2::"PayrollRunStatus" WHERE id = ANY($1::uuid[])`,
          [ids.map((id) => id.slice('PayrollRun_'.length)), status],
        );
      const read = async (address: string) => {
        const { body, headers } = await portal.rest('GET', address, { token });
        return { ids: listIds(rowsIn(body)), next: nextOf(headers)!, changed: headers.get('x-list-changed') };
      };
      const all = listIds(rowsIn((await portal.rest('GET', '/payroll?status=PROCESSED', { token })).body));
      const one = await read('/payroll?status=PROCESSED&limit=5');
      expect([one.ids, one.changed]).toEqual([all.slice(0, 5), null]);
      expect(await read(one.next)).toMatchObject({ ids: all.slice(5, 10), changed: null });
      await mark('VOID', one.ids);
      const two = await read(one.next);
      expect([two.ids, two.changed]).toEqual([all.slice(5, 10), 'true']);
      // Its number alone counts the rows that are left.
      expect((await read('/payroll?status=PROCESSED&limit=5&page=2')).ids).toEqual(all.slice(10, 15));
      await mark('PROCESSED', one.ids);
      expect((await read(two.next)).changed).toBeNull();
    },
  );

  longTest('ends for someone who is signed out in the meantime', async () => {
    const manager = await portal.joinStaff('Manager');
    const response = await portal.app.fetch(
      new Request('http://localhost/api/payroll', { headers: { authorization: `Bearer ${manager.token}` } }),
      { requestId: 'test', ipAddress: null },
    );
    const reader = response.body!.getReader();
    await reader.read();
    await portal.rest('POST', '/auth/logout', { token: manager.token });
    await expect(reader.read()).rejects.toThrow();
  });

  longTest('loses and repeats no run while runs change and arrive', async () => {
    const response = await portal.app.fetch(
      new Request('http://localhost/api/payroll?status=PROCESSED', {
        headers: { authorization: `Bearer ${readers.manager!.token}` },
      }),
      { requestId: 'test', ipAddress: null },
    );
    const reader = response.body!.getReader();
    const decoder = new TextDecoder();
    let text = decoder.decode((await reader.read()).value);
    const first = listIds(JSON.parse(`${text}]`));
    expect(first.length).toBeLessThan(ROWS);
    const changed = await portal.database.pool.query(
      `UPDATE "PayrollRun" SET status = 'PAID' WHERE id = ANY($1::uuid[])`,
      [first.slice(0, 200).map((id) => id.slice('PayrollRun_'.length))],
    );
    expect(changed.rowCount).toBe(200);
    const arrived = await portal.joinContractor();
    await portal.database.pool.query(
      `INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
       VALUES (gen_random_uuid(), $1, '2026-11-09', '2026-11-15', 1, 0, 1, '2026-11-18')`,
      [arrived.key],
    );
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value);
    const ids = listIds(JSON.parse(text));
    expect(ids).toHaveLength(ROWS);
    expect(new Set(ids).size).toBe(ROWS);
  });
});

test('a list that breaks off in the middle does not look complete', async () => {
  const { sql } = portal.services;
  const ask = (accept: string) =>
    fetch(`${address}/time-logs`, { headers: { accept, authorization: `Bearer ${readers.manager!.token}` } });
  for (const type of LIST_TYPES) {
    let pages = 0;
    portal.services.sql = Object.create(sql, {
      read: {
        value: (...args: Parameters<typeof sql.read>) => {
          if (args[1].strings.join().includes('order by "log"."date"')) pages += 1;
          return pages > 1 ? Promise.reject(new Error('gone')) : sql.read(...args);
        },
      },
    });
    try {
      const response = await ask(type);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        `${type}; charset=utf-8`,
      ]);
      await expect(response.text()).rejects.toThrow();
    } finally {
      portal.services.sql = sql;
    }
    expect(pages).toBe(2);
  }
  // The server keeps running.
  expect(rowsIn(await (await ask('*/*')).json())).toHaveLength(ROWS);
});
