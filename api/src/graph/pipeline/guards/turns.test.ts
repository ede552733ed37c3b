/** One caller's flood does not delay others: operations and documents of each caller take turns. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createRecords } from '../../../../test/access/stage.ts';
import { family, longTest } from '../../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../../test/support/portal.ts';
import { readClientOperations } from '../../../app/operations.ts';
import { createServer, listen } from '../../../app/server.ts';
import type { Context } from '../../../operation/context.ts';
import type { Services } from '../../../operation/services.ts';
import { CallerGone } from '../../../platform/lib/turns.ts';
import { TURN_LIMITS } from './turns.ts';

let portal: TestPortal;
let server: Server;
let url: string;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  server = createServer({ app: portal.app, trustProxy: 1 });
  await listen(server, 0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  driver = await portal.joinContractor({ dailyRate: 200 });
});
afterEach(() => {
  for (const restore of restored.splice(0)) restore();
  vi.restoreAllMocks();
});
afterAll(async () => {
  server.close();
  await portal.close();
});

/** Functions that restore the services. */
const restored: (() => void)[] = [];

/** Waits for something without a time limit of its own, however busy the machine is. */
const eventually = (read: () => unknown) => expect.poll(read, { timeout: 25_000, interval: 5 });

/** How many have requested a turn so far; each one runs, waits or was rejected. */
interface Arrivals {
  count: number;
  /** How many left without a turn. */
  givenUp: number;
}

function watchArrivals(kind: keyof Services['turns']): Arrivals {
  const turns = portal.services.turns[kind];
  const run = turns.run.bind(turns);
  const arrivals: Arrivals = { count: 0, givenUp: 0 };
  vi.spyOn(turns, 'run').mockImplementation((...args) => {
    const outcome = run(...args);
    arrivals.count += 1;
    outcome.catch((error) => {
      if (error instanceof CallerGone) arrivals.givenUp += 1;
    });
    return outcome;
  });
  return arrivals;
}

/** Work that is paused halfway, by name. */
interface Blocked {
  /** In the order they started. */
  begun: unknown[];
  /** The maximum at the same time. */
  most: number;
  /** Lets one finish. */
  release: (what: unknown) => void;
  /** Stops blocking. */
  end: () => void;
}

/**
 * Pauses a part of the services halfway through its work. If the function returns undefined for the arguments, the work
 * continues.
 */
function block<Name extends 'sql' | 'pdf' | 'passwords'>(
  name: Name,
  method: keyof Services[Name],
  toName: (...args: unknown[]) => unknown,
): Blocked {
  const part = portal.services[name];
  const real = part[method] as (...args: unknown[]) => Promise<unknown>;
  restored.push(() => {
    portal.services[name] = part;
  });
  const waiting = new Map<unknown, (() => void)[]>();
  const released = new Set<unknown>();
  let isOver = false;
  const blocked: Blocked = {
    begun: [],
    most: 0,
    release: (what) => {
      released.add(what);
      for (const go of waiting.get(what) ?? []) go();
      waiting.delete(what);
    },
    end: () => {
      isOver = true;
      for (const what of [...waiting.keys()]) blocked.release(what);
    },
  };
  portal.services[name] = {
    ...part,
    [method]: async (...args: unknown[]) => {
      const what = toName(...args);
      if (what === undefined || isOver || released.has(what)) return real(...args);
      const others = waiting.get(what) ?? [];
      if (others.length === 0) blocked.begun.push(what);
      await new Promise<void>((go) => {
        waiting.set(what, [...others, go]);
        blocked.most = Math.max(blocked.most, waiting.size);
      });
      return real(...args);
    },
  };
  return blocked;
}

/** Pauses one person's reads, named by the client of the operation. */
const blockOperations = ({ key }: Actor): Blocked =>
  block('sql', 'read', (context) => {
    const { viewer, request } = context as Context;
    return viewer?.id === key ? request.userAgent : undefined;
  });

interface Sent {
  token?: string;
  name?: string;
  address?: string;
  signal?: AbortSignal;
}

const send = (path: string, { token, name, address, signal }: Sent, body?: object): Promise<Response> =>
  fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json, application/pdf',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(name && { 'user-agent': name }),
      ...(address && { 'x-forwarded-for': address }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });

const [HOME] = [...readClientOperations()].find(([, text]) =>
  text.startsWith('query EmployeeDashboardQuery'),
)!;
const QUERY = '{ viewer { daySummary { totalDays } } }';
const { atOnce, mostWaiting } = TURN_LIMITS.operations;
const names = (count: number) => Array.from({ length: count }, (_, index) => `request ${index}`);

type Ask = (sent: Sent) => Promise<Response>;

/** Sends them in this order: each one when the previous one runs or waits. */
async function sendAll(
  ask: Ask,
  count: number,
  { begun }: Blocked,
  arrivals: Arrivals,
): Promise<Promise<Response>[]> {
  const sent: Promise<Response>[] = [];
  for (const [index, name] of names(count).entries()) {
    sent.push(ask({ token: driver.token, name }));
    await eventually(() => arrivals.count).toBe(index + 1);
    if (index < atOnce) await eventually(() => begun).toContain(name);
  }
  return sent;
}

const collectStatuses = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

/** All ways in share one pipeline, and `guards.matrix.test.ts` tests the guard on each. */
const WAYS: [string, Ask][] = [
  ['as text', (sent) => send('/graphql', sent, { query: QUERY })],
  ['by id', (sent) => send('/graphql', sent, { documentId: HOME, variables: { userId: driver.id } })],
  ['over REST', (sent) => send('/api/time-logs?limit=10', sent)],
];

describe.each(family(WAYS))('operations of one person %s', (_way, ask) => {
  longTest('run four at a time, in order, while others are served', async () => {
    const blocked = blockOperations(driver);
    const sent = await sendAll(ask, 3 * atOnce, blocked, watchArrivals('operations'));
    expect(blocked.begun).toEqual(names(atOnce));
    const other = await portal.joinContractor();
    expect((await ask({ token: other.token })).status).toBe(200);
    for (const [index, name] of names(3 * atOnce).entries()) {
      const begun = Math.min(atOnce + index, 3 * atOnce);
      await eventually(() => blocked.begun).toEqual(names(begun));
      blocked.release(name);
    }
    expect(await collectStatuses(sent)).toEqual(sent.map(() => 200));
    expect(blocked.most).toBe(atOnce);
    expect(portal.services.turns.operations.size).toBe(0);
  });

  it('leave their place when they are given up', async () => {
    const blocked = blockOperations(driver);
    const arrivals = watchArrivals('operations');
    const running = await sendAll(ask, atOnce, blocked, arrivals);
    const gone = new AbortController();
    const waiting = ask({ token: driver.token, name: 'given up', signal: gone.signal });
    waiting.catch(() => undefined);
    await eventually(() => arrivals.count).toBe(atOnce + 1);
    gone.abort();
    await eventually(() => arrivals.givenUp).toBe(1);
    const last = ask({ token: driver.token, name: 'last' });
    await eventually(() => arrivals.count).toBe(atOnce + 2);
    blocked.end();
    expect(await collectStatuses([...running, last])).toEqual([200, 200, 200, 200, 200]);
    expect(blocked.begun).not.toContain('given up');
    await eventually(() => portal.services.turns.operations.size).toBe(0);
  });

  longTest('are refused when the queue is full', async () => {
    const blocked = blockOperations(driver);
    const arrivals = watchArrivals('operations');
    const sent = names(atOnce + mostWaiting).map((name) => ask({ token: driver.token, name }));
    await eventually(() => arrivals.count).toBe(atOnce + mostWaiting);
    const refused = await ask({ token: driver.token, name: 'one too many' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.text()).toMatch(/"RATE_LIMITED"/);
    blocked.end();
    expect(await collectStatuses(sent)).toEqual(sent.map(() => 200));
  });
});

test('anonymous callers are distinguished by their address', async () => {
  const blocked = block('passwords', 'verify', () => ({}));
  const arrivals = watchArrivals('operations');
  const signIn = (address: string) =>
    send(
      '/graphql',
      { address },
      {
        query: `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`,
        variables: { input: { email: driver.email, password: PASSWORD } },
      },
    );
  const flood = names(2 * atOnce).map(() => signIn('192.0.2.7'));
  await eventually(() => arrivals.count).toBe(2 * atOnce);
  await eventually(() => blocked.begun.length).toBe(atOnce);
  const other = signIn('192.0.2.8');
  await eventually(() => blocked.begun.length).toBe(atOnce + 1);
  // Four of one caller and one of the other.
  expect(blocked.most).toBe(atOnce + 1);
  blocked.end();
  expect(await collectStatuses([...flood, other])).toEqual([...flood, other].map(() => 200));
});

test('texts of one address take turns before they are read, unless it is known whose they are', async () => {
  const turns = portal.services.turns.texts;
  const office = '192.0.2.7';
  const ends: (() => void)[] = [];
  const use = () => new Promise<void>((end) => ends.push(end));
  const flood = names(TURN_LIMITS.texts.atOnce).map(() => turns.run(`client ${office}`, use));
  const arrivals = watchArrivals('texts');
  let isAnswered = false;
  const stranger = send('/graphql', { address: office }, { query: '{ nothing }' }).finally(() => {
    isAnswered = true;
  });
  await eventually(() => arrivals.count).toBe(1);
  for (const sent of [{ address: '192.0.2.8' }, { address: office, token: driver.token }])
    expect((await (await send('/graphql', sent, { query: '{ nothing }' })).json()).errors).toHaveLength(1);
  expect(isAnswered).toBe(false);
  for (const end of ends) end();
  await Promise.all(flood);
  expect((await (await stranger).json()).errors).toHaveLength(1);
  await eventually(() => turns.size).toBe(0);
});

test('the turn of a text ends, even if the text is refused or its client hangs up', async () => {
  const texts: object[] = [
    { query: QUERY },
    { query: '{ today' },
    { query: '{ nothing }' },
    { query: QUERY, variables: { text: '\u0000' } },
    { query: 'subscription { changes { kind } }' },
    { query: 'query A { __typename } query B { __typename }' },
  ];
  const blocked = blockOperations(driver);
  const gone = new AbortController();
  const abandoned = send('/graphql', { ...driver, name: 'gone', signal: gone.signal }, { query: QUERY });
  await eventually(() => blocked.begun).toEqual(['gone']);
  gone.abort();
  await abandoned.catch(() => undefined);
  blocked.end();
  for (const text of texts)
    for (const sent of [{}, driver]) await (await send('/graphql', sent, text)).body?.cancel();
  await eventually(() => portal.services.turns.texts.size).toBe(0);
});

longTest('an open stream takes no one’s slot', async () => {
  const streams = names(5).map(() => portal.subscribe('subscription { changes { kind } }', {}, driver.token));
  for (const stream of streams) expect((await stream.next()).value?.errors).toBeUndefined();
  expect(portal.services.turns.operations.size).toBe(0);
  for (const stream of streams) await stream.return();
});

longTest(
  'two documents of one person are generated at a time, however they are requested, while others get theirs',
  async () => {
    const admin = await portal.joinStaff('IT_Admin', 'Manager');
    const other = await portal.joinContractor();
    const { runId } = await createRecords(portal, admin, driver);
    const { runId: othersRun } = await createRecords(portal, admin, other);
    const blocked = block('pdf', 'renderPdf', (_kind, data) => ({ data }));
    const six = names(6).map(
      (_name, index) => `f${index}: payStatementFile(runId: "${runId}") { __typename }`,
    );
    const arrivals = watchArrivals('documents');
    const asText = send('/graphql', driver, { query: `{ ${six.join(' ')} }` });
    const overRest = send(`/api/payroll/${runId}/statement`, driver);
    await eventually(() => arrivals.count).toBe(7);
    await eventually(() => blocked.begun.length).toBe(TURN_LIMITS.documents.atOnce);
    const theirs = send(`/api/payroll/${othersRun}/statement`, other);
    // Two of one caller and one of the other.
    await eventually(() => blocked.begun.length).toBe(TURN_LIMITS.documents.atOnce + 1);
    for (let made = 0; made < 8; made += 1) {
      await eventually(() => blocked.begun.length).toBeGreaterThan(made);
      blocked.release(blocked.begun[made]);
    }
    expect(await collectStatuses([asText, overRest, theirs])).toEqual([200, 200, 200]);
    expect(blocked.begun).toHaveLength(8);
    expect(blocked.most).toBe(TURN_LIMITS.documents.atOnce + 1);
  },
);

test('of one caller two files are received at a time, and the others are not read yet', async () => {
  const read: number[] = [];
  const files = Array.from({ length: 3 }, (_, index) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const pull = async (stream: ReadableStreamDefaultController<Uint8Array>) => {
      read.push(index);
      await ended;
      stream.close();
    };
    return { end, body: new ReadableStream({ pull }, { highWaterMark: 0 }) };
  });
  const upload = (body: ReadableStream, { token }: Actor) =>
    portal.fetch('/api/receipts/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
      duplex: 'half',
    } as RequestInit);
  const arrivals = watchArrivals('uploads');
  const use = vi.spyOn(portal.services.pace, 'use');
  const sent = files.map(({ body }) => upload(body, driver));
  await eventually(() => arrivals.count).toBe(3);
  await eventually(() => read.length).toBe(TURN_LIMITS.uploads.atOnce);
  const theirs = new Response('no picture').body!;
  expect((await upload(theirs, await portal.joinContractor())).status).toBe(400);
  expect(read).toHaveLength(TURN_LIMITS.uploads.atOnce);
  files[read[0]!]!.end();
  await eventually(() => read.length).toBe(3);
  for (const { end } of files) end();
  expect(await collectStatuses(sent)).toEqual([400, 400, 400]);
  expect(use.mock.calls.filter(([caller]) => caller === driver.key).length).toBeGreaterThanOrEqual(3);
});

test('files that are received and documents that are made wait for no one of each other', async () => {
  const admin = await portal.joinStaff('IT_Admin', 'Manager');
  const { runId } = await createRecords(portal, admin, driver);
  const all = Array.from({ length: 12 }, (_, index) =>
    index % 2
      ? portal.fetch('/api/receipts/files', {
          method: 'POST',
          headers: { authorization: `Bearer ${driver.token}` },
          body: 'no picture',
        })
      : send(`/api/payroll/${runId}/statement`, driver),
  );
  expect(await collectStatuses(all)).toEqual(all.map((_, index) => (index % 2 ? 400 : 200)));
});
